/** What is wrong with a line as a whole: it is cut off, holds no piece, or cannot be one. */
import type { Sentences } from '../../../../domain/constants.ts';

/** Signs of a line, or of an object of JSON. */
const million = { it: 'un milione di caratteri', en: 'a million characters' } as const;

export const expectedLine = {
  piece: { it: 'che pezzo è', en: 'what the piece is' },
  knownCode: {
    it: 'il codice di un pezzo che il negozio ha, o che pezzo è',
    en: 'the code of a piece that the shop has, or what the piece is',
  },
  acceptable: { it: 'un pezzo che la base di dati accetta', en: 'a piece that the database takes' },
  noTotals: { it: 'un pezzo: questa è una riga di totali', en: 'a piece: this is a line of totals' },
  noSending: { it: 'un pezzo: queste sono spese di spedizione', en: 'a piece: this is what sending costs' },
  noService: {
    it: 'un pezzo: questo è un servizio, un supplemento o una caparra',
    en: 'a piece: this is a service, a supplement or a deposit',
  },
  noWholeCar: { it: 'un pezzo: questa è un’auto intera', en: 'a piece: this is a whole car' },
  noHeading: {
    it: 'un pezzo: qui c’è soltanto un titolo o una nota',
    en: 'a piece: there is only a heading or a note',
  },
  noName: { it: 'un pezzo: qui non ne è detto nessuno', en: 'a piece: this says none' },
  findable: {
    it: 'un pezzo che si possa ritrovare: qui non c’è né un’auto che il negozio conosca, né un numero',
    en: 'a piece that can be found: this has no car that the shop knows, and no number',
  },
  knownPiece: {
    it: 'un pezzo che il negozio conosca, o il suo numero: insegnagli la parola (kinds teach "PAROLE" CATEGORIA)',
    en: 'a piece that the shop knows, or its number: teach it the word (kinds teach "WORDS" KIND)',
  },
  noTrial: {
    it: 'un pezzo: questa riga è stata scritta per provare',
    en: 'a piece: this line was written to try something',
  },
  shorter: (most: number) => ({
    it: `una riga di al massimo ${most} caratteri`,
    en: `a line of at most ${most} characters`,
  }),
  closedQuotes: { it: 'tante virgolette che aprono quante chiudono', en: 'as many quotes as close again' },
  columns: (width: number) => ({
    it: `${width} colonne, come nella prima riga`,
    en: `${width} columns, as in the first line`,
  }),
  fewerColumns: (width: number) => ({
    it: `${width} colonne, come nella prima riga; virgolette intorno a un testo che contiene il separatore`,
    en: `${width} columns, as in the first line; quotes around a text that holds the delimiter`,
  }),
  closedList: {
    it: 'un elenco chiuso, come in un file intero',
    en: 'a closed list, as a whole file has',
  },
  smallerObject: { it: `un oggetto di al massimo ${million.it}`, en: `an object of at most ${million.en}` },
  validJson: { it: 'JSON valido', en: 'valid JSON' },
  object: { it: 'un oggetto con una chiave per colonna', en: 'an object with a key for each column' },
  listOfObjects: {
    it: 'un elenco di oggetti, o {"parts": [ … ]}',
    en: 'a list of objects, or {"parts": [ … ]}',
  },
  requiredColumn: {
    it: 'una colonna con questo nome, senza la quale non entra niente',
    en: 'a column of this name, without which nothing can go in',
  },
} as const satisfies Sentences;

export const readLine = {
  openQuote: { it: 'virgolette non chiuse', en: 'a quote that is not closed' },
  endsAfter: (columns: number) => ({
    it: `la riga finisce dopo ${columns} colonne`,
    en: `the line ends after ${columns} columns`,
  }),
  columns: (columns: number) => ({ it: `${columns} colonne`, en: `${columns} columns` }),
  endOfFile: { it: 'qui il file finisce', en: 'the file ends here' },
  list: { it: 'un elenco', en: 'a list' },
  object: { it: 'un oggetto', en: 'an object' },
  jsonWithoutList: { it: 'JSON senza un elenco di pezzi', en: 'JSON without a list of parts' },
} as const satisfies Sentences;
