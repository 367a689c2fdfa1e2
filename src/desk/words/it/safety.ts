/** What the desk says of safety parts and dangerous goods, in Italian. */
import type { SafetyVerdict } from '../../../../domain/vocabulary.ts';

export const safety = {
  safety: {
    title: 'Chi compra il pezzo di sicurezza',
    about:
      'Per legge va solo ad autoriparatori. Controlla chi compra, l’iscrizione e la targa dell’auto: fino ad allora l’ordine non si preleva e non parte.',
    company: 'Ditta',
    vatNumber: 'Partita IVA',
    repairer: 'Iscrizione',
    plate: 'Targa',
    notSaid: 'non indicata',
    pass: 'Controllato: può partire',
    passTitle: 'Il pezzo di sicurezza può partire?',
    passAbout:
      'Poi l’ordine si preleva e parte. Se ci ripensi prima che parta, il titolare può ancora togliere il pezzo dall’ordine.',
    looked: 'Che cosa hai controllato',
    lookedHint:
      'Per esempio: iscrizione vista alla Camera di commercio. Resta qui e nel registro; il cliente non la legge.',
    doPass: 'Sì, può partire',
    refuse: 'Non si può vendere',
    refuseTitle: 'Il pezzo di sicurezza non si può vendere',
    refuseAbout:
      'I pezzi di sicurezza escono dall’ordine, tornano in vendita e sono rimborsati. Il cliente riceve una mail con il motivo.',
    why: 'Perché, come lo leggerà il cliente',
    notes: {
      passed: (note: string): string => `Nota: ${note}`,
      refused: (why: string): string => `Il cliente ha letto: ${why}`,
    } satisfies Record<SafetyVerdict, (note: string) => string>,
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
