/** Why nothing of a file can be read: whole sentences, with what to do. */
import type { InBoth, Sentences } from '../../../../domain/constants.ts';

const brokenWorkbook = {
  it: 'Il file è un foglio di calcolo che non si legge (rovinato, protetto o di un altro programma): aprilo e salvalo di nuovo, o salva la tabella come CSV.',
  en: 'The file is a spreadsheet that cannot be read (broken, protected or of another program): open it and save it anew, or save the table as CSV.',
} as const;

export const unreadable = {
  empty: { it: 'Il file è vuoto.', en: 'The file is empty.' },
  noText: {
    it: 'Il file non è un testo: salva la tabella come CSV.',
    en: 'The file is no text: save the table as CSV.',
  },
  spreadsheet: {
    it: 'Il file è un foglio di calcolo (xlsx, ods, xls) o un archivio: aprilo e salva la tabella come CSV.',
    en: 'The file is a spreadsheet (xlsx, ods, xls) or an archive: open it and save the table as CSV.',
  },
  noList: {
    it: 'Nessun foglio è un elenco di pezzi: una riga deve dare i nomi delle colonne, e fra queste ci vogliono il codice o il numero, il nome del pezzo e il prezzo. Dai loro quei nomi.',
    en: 'None of the sheets is a list of parts: one line has to name the columns, among them the code or the number, the name of the part and the price. Give them those names.',
  },
  noCodes: {
    it: 'L’elenco non ha né codici né numeri dei pezzi: aggiungi una colonna "codice" con un codice tuo per ogni pezzo (va bene anche 1, 2, 3), che gli resti: da quello il negozio lo riconosce la prossima volta.',
    en: 'The list has neither codes nor numbers of its parts: add a column "code" with one of your own for each part (1, 2, 3 will do) that stays with it: by that the shop knows it again next time.',
  },
  archive: {
    it: 'Il file è un archivio: prima estrai quello che c’è dentro.',
    en: 'The file is an archive: unpack it first.',
  },
  picture: {
    it: 'Il file è un’immagine: le foto si portano con --photos CARTELLA.',
    en: 'The file is a picture: photos are brought in with --photos DIR.',
  },
  pdf: {
    it: 'Il file è un PDF: esporta la tabella come CSV.',
    en: 'The file is a PDF: export the table as CSV.',
  },
  database: {
    it: 'Il file è una base di dati: esporta la tabella come CSV.',
    en: 'The file is a database: export the table as CSV.',
  },
  markup: {
    it: 'Il file è una pagina web o XML, comunque si chiami, e non contiene un elenco che si possa leggere: aprilo in un foglio di calcolo e salva la tabella come CSV.',
    en: 'The file is a web page or XML, whatever it is called, and holds no list that can be read: open it in a spreadsheet and save the table as CSV.',
  },
  oldExcel: {
    it: 'Il file è un foglio di calcolo del tipo vecchio (.xls), o protetto da una password: aprilo, scegli "Salva con nome" e lì "Cartella di lavoro di Excel (.xlsx)".',
    en: 'The file is a spreadsheet of the old kind (.xls), or one that is protected with a password: open it, choose "Save as" and there "Excel workbook (.xlsx)".',
  },
  document: {
    it: 'Il file è un documento di testo: l’elenco deve essere un foglio di calcolo, CSV o JSON.',
    en: 'The file is a text document: the list has to be a spreadsheet, CSV or JSON.',
  },
  brokenWorkbook,
  otherArchive: {
    it: `${brokenWorkbook.it} Di un archivio dai l’elenco che c’è dentro.`,
    en: `${brokenWorkbook.en} Of an archive give the list that is in it.`,
  },
  locked: {
    it: 'Il file è protetto da una password: salvalo senza.',
    en: 'The file is protected with a password: save it without one.',
  },
  tooMuchUnpacked: {
    it: 'Il file, aperto, è molto più grande di qualsiasi elenco di pezzi: salva la tabella come CSV.',
    en: 'The file unpacks to far more than any list of parts: save the table as CSV.',
  },
  tooMuchText: {
    it: 'Il file contiene più testo di un elenco di pezzi: salva la tabella come CSV.',
    en: 'The file holds more text than a list of parts: save the table as CSV.',
  },
  folder: (path: string) => ({
    it: `${path} è una cartella: di’ il file che c’è dentro.`,
    en: `${path} is a folder: name the file in it.`,
  }),
  noOrdinaryFile: (path: string) => ({
    it: `${path} non è un file normale, e un’importazione legge il suo file due volte: copialo in uno.`,
    en: `${path} is no ordinary file, and an import reads its file twice: copy it into one.`,
  }),
  notOpened: (path: string, why: InBoth) => ({
    it: `Il file ${path} non si legge: ${why.it}.`,
    en: `The file ${path} cannot be read: ${why.en}.`,
  }),
} as const satisfies Sentences;

const missing = { it: 'non c’è nessun file così', en: 'there is no such file' } as const;
const forbidden = {
  it: 'i suoi permessi non lo lasciano fare',
  en: 'its permissions do not allow it',
} as const;

/** Why the system does not open a file, by its code. */
export const systemReasons: Readonly<Record<string, InBoth>> = {
  ENOENT: missing,
  ENOTDIR: missing,
  EACCES: forbidden,
  EPERM: forbidden,
  ENAMETOOLONG: { it: 'nessun file ha un nome così lungo', en: 'no file has so long a name' },
};
