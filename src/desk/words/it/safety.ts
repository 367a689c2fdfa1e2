/** What the desk says of safety parts and dangerous goods, in Italian. */
import type { SafetyVerdict } from '../../../../domain/vocabulary.ts';

export const safety = {
  safety: {
    title: 'Chi compra il pezzo di sicurezza',
    about:
      'Per legge va solo ad autoriparatori. Controlla l’iscrizione e la targa dell’auto: fino ad allora l’ordine non si preleva e non parte.',
    repairer: 'Iscrizione',
    plate: 'Targa',
    notSaid: 'non indicata',
    pass: 'Controllato: può partire',
    refuse: 'Non si può vendere',
    refuseTitle: 'Il pezzo di sicurezza non si può vendere',
    refuseAbout:
      'I pezzi di sicurezza escono dall’ordine, tornano in vendita e sono rimborsati. Il cliente riceve una mail con il motivo.',
    why: 'Perché, come lo leggerà il cliente',
    toldBuyer: (why: string): string => `Il cliente ha letto: ${why}`,
    do: 'Togli e rimborsa',
    ownerOnly: 'Se non va bene, il rimborso lo fa il titolare.',
    verdicts: {
      passed: (by: string, when: string): string => `Controllato da ${by}, ${when}`,
      refused: (by: string, when: string): string => `Non venduto: ${by}, ${when}`,
    } satisfies Record<SafetyVerdict, (by: string, when: string) => string>,
  },
  hazard: {
    mark: 'Merce pericolosa',
    label: 'Metti sul pacco l’etichetta che ha il pezzo, e dillo al corriere.',
  },
};
