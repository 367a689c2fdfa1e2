/** What an import says beside its report: of files, and of the pieces that it takes out. */
import type { InBoth } from '../../domain/constants.ts';
import { formatNumber } from '../../domain/written-number.ts';

const pieceWords = {
  it: (count: number) =>
    `${formatNumber(count, 'it')} ${count === 1 ? 'pezzo che' : 'pezzi che'} nel file non`,
  en: (count: number) =>
    `${formatNumber(count, 'en')} ${count === 1 ? 'piece' : 'pieces'} that the file no longer`,
} satisfies InBoth<object>;

export const runWords = {
  it: {
    reportOver: (file: string) => `Il rapporto finirebbe sopra ${file}: dagli un altro nome.`,
    lines: (count: string) => `${count} righe`,
    notTakenOut:
      'Non è stato tolto niente: il file non è stato letto fino in fondo, o non ne è entrato niente.',
    wouldGo: (count: number) =>
      `${pieceWords.it(count)} ${count === 1 ? 'c’è più andrebbe' : 'ci sono più andrebbero'} a quantità 0.`,
    went: (count: number) =>
      `${pieceWords.it(count)} ${count === 1 ? 'c’è più è andato' : 'ci sono più sono andati'} a quantità 0.`,
    willGo: (count: number, ofDemonstration: number) =>
      `${pieceWords.it(count)} ${count === 1 ? 'c’è più andrà' : 'ci sono più andranno'} a quantità 0${ofDemonstration > 0 ? ` (${formatNumber(ofDemonstration, 'it')} di prova)` : ''}.`,
    nameless: (lines: string) =>
      `Righe senza codice e senza numero (${lines}) potrebbero essere qualsiasi pezzo, e --replace rischia di togliere quello che c’è ancora: prima sistemale.`,
  },
  en: {
    reportOver: (file: string) => `The report would write over ${file}: give it another name.`,
    lines: (count: string) => `${count} lines`,
    notTakenOut: 'Nothing was taken out: the file was not read to its end, or nothing of it went in.',
    wouldGo: (count: number) => `${pieceWords.en(count)} holds would go to quantity 0.`,
    went: (count: number) => `${pieceWords.en(count)} holds went to quantity 0.`,
    willGo: (count: number, ofDemonstration: number) =>
      `${pieceWords.en(count)} holds will go to quantity 0${ofDemonstration > 0 ? ` (${formatNumber(ofDemonstration, 'en')} of them from the demonstration)` : ''}.`,
    nameless: (lines: string) =>
      `Lines without a code and without a number (${lines}) could be any piece, so that --replace might take out what is still there: mend them first.`,
  },
} satisfies InBoth<object>;
