/** What an import says of the columns of a file. */
import type { InBoth } from '../../domain/constants.ts';

export const columnWords = {
  it: {
    columns: 'Le colonne del file, e per cosa sono state prese:',
    columnsOf: (sheet: string) => `Il foglio "${sheet}", e per cosa sono state prese le colonne:`,
    leftOver: (names: string) => `  Lasciate da parte: ${names}.`,
    short: '  Il file non dice che pezzi sono: cambia solo quelli che il negozio ha già.',
    net: '  I prezzi sembrano senza IVA: se è così, aggiungi --prices net.',
    sheetsWithoutCodes: (names: string) =>
      `Fogli di pezzi senza codice né numero, che restano fuori: ${names}. Aggiungi una colonna "codice" con un codice tuo per ogni pezzo.`,
    sheetsPassedOver: (names: string) => `Fogli che non sono elenchi di pezzi in vendita: ${names}.`,
    sure: 'certo',
    likely: 'probabile',
    guess: 'forse',
    ask: (at: number, header: string, meaning: string) =>
      `La colonna ${at} ("${header}") è ${meaning}? [S/n] `,
    mapUnreadable: (path: string, why: string) => `La mappa ${path} non si legge: ${why}.`,
    mapNoJson: (from: string) => `La mappa ${from} non è JSON: scrivila di nuovo con --dry-run --map.`,
    mapShape: (from: string) => `La mappa ${from} deve essere fatta così: {"columns": {"Prezzo": "prezzo"}}.`,
    mapMeaning: (from: string, header: string, name: string, known: string) =>
      `Nella mappa ${from} "${header}" vuol dire "${name}", che il negozio non conosce: ${known}, oppure null.`,
    mapWritten: (path: string) => `Le colonne stanno in ${path}: correggile e ripeti con --map ${path}.`,
  },
  en: {
    columns: 'The columns of the file, and what they were taken for:',
    columnsOf: (sheet: string) => `The sheet "${sheet}", and what its columns were taken for:`,
    leftOver: (names: string) => `  Left over: ${names}.`,
    short: '  The file does not say what the pieces are: it changes those that the shop has, and no others.',
    net: '  The prices seem to be without VAT: if they are, add --prices net.',
    sheetsWithoutCodes: (names: string) =>
      `Sheets of parts without code or number, which stay out: ${names}. Add a column "code" with one of your own for each part.`,
    sheetsPassedOver: (names: string) => `Sheets that are no lists of pieces for sale: ${names}.`,
    sure: 'sure',
    likely: 'likely',
    guess: 'perhaps',
    ask: (at: number, header: string, meaning: string) => `Is column ${at} ("${header}") ${meaning}? [Y/n] `,
    mapUnreadable: (path: string, why: string) => `The map ${path} cannot be read: ${why}.`,
    mapNoJson: (from: string) => `The map ${from} is no JSON: write it anew with --dry-run --map.`,
    mapShape: (from: string) => `The map ${from} has to look like {"columns": {"Prezzo": "prezzo"}}.`,
    mapMeaning: (from: string, header: string, name: string, known: string) =>
      `In the map ${from} "${header}" means "${name}", which is nothing that the shop knows: ${known}, or null.`,
    mapWritten: (path: string) =>
      `The columns stand in ${path}: correct them and run it again with --map ${path}.`,
  },
} as const satisfies InBoth<object>;
