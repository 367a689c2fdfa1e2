/** What the desk says of a piece that is missing or broken where it is to be fetched, in Italian. */
import type { PieceTrouble } from '../../../../domain/vocabulary.ts';

export const trouble = {
  trouble: {
    open: 'Manca o è rotto',
    title: (code: string): string => `Che cosa c’è con ${code}?`,
    kinds: { missing: 'Non si trova', broken: 'È rotto' } satisfies Record<PieceTrouble, string>,
    /** What stands in the order. */
    said: {
      missing: (code: string): string => `${code} non si trova`,
      broken: (code: string): string => `${code} è rotto`,
    } satisfies Record<PieceTrouble, (code: string) => string>,
    by: (who: string, said: string): string => `${who}: ${said}`,
    needsLine: 'Per dirlo serve la linea. Riprova quando torna.',
    tell: 'Lo dici al titolare?',
    tellAbout: {
      missing:
        'Lo legge in cima all’ordine e decide lui del rimborso: per ora il cliente non riceve niente. Se poi lo trovi, premi «Preso».',
      broken: 'Lo legge in cima all’ordine e decide lui del rimborso: per ora il cliente non riceve niente.',
    } satisfies Record<PieceTrouble, string>,
    doTell: 'Sì, dillo al titolare',
    notForSale: 'Quello che togli esce dall’ordine e non torna in vendita.',
    closes: 'Non resta altro da preparare: l’ordine si chiude.',
    over: 'Nel frattempo è cambiato: questo pezzo non è più da preparare.',
    decide: '«Manca o è rotto», accanto al pezzo, lo toglie dall’ordine e lo rimborsa.',
  },
};
