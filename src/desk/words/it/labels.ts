/** What the desk says of labels to be printed, in Italian. */
import type { LabelPaper } from '../../../../domain/contract/desk-labels.ts';

export const labels = {
  labels: {
    print: 'Stampa etichetta',
    printAll: (count: number): string => (count === 1 ? 'Stampa etichetta' : `Stampa ${count} etichette`),
    printOf: (code: string): string => `Stampa etichetta di ${code}`,
    title: (count: number): string => (count === 1 ? 'Stampa etichetta' : `Stampa ${count} etichette`),
    about: 'Si apre la pagina da stampare: al 100 %, senza margini.',
    paper: 'Carta',
    papers: {
      '62x100': 'Rotolo 62 × 100 mm',
      A4: 'A4, otto per foglio',
    } satisfies Record<LabelPaper, string>,
    price: 'Con il prezzo di oggi',
    copies: 'Quante',
    open: (count: number): string => (count === 1 ? 'Apri 1 etichetta' : `Apri ${count} etichette`),
    choose: 'Stampa etichette',
    all: (count: number): string =>
      count === 1 ? 'Segna quello in lista' : `Segna tutti i ${count} in lista`,
    tick: (code: string): string => `Etichetta di ${code}`,
    done: 'Lascia stare',
    most: (count: number): string => `Al massimo ${count} per volta: si stampano le prime.`,
  },
};
