/** Why a file is no photo that the shop takes, and what would be one. In Italian behind "ci voleva", in English behind "expected". */
import type { InBoth, Sentences } from '../../domain/constants.ts';

/** Why a file is left out: what it is, and what would have been taken. */
export type Refusal = { readonly read: InBoth; readonly expected: InBoth };

/** What a file is instead of a photo. */
export const notPhoto = {
  animation: { it: 'un’animazione', en: 'an animation' },
  heic: { it: 'una foto HEIC', en: 'a HEIC photo' },
  film: { it: 'un filmato', en: 'a film' },
  gif: { it: 'una GIF', en: 'a GIF' },
  bmp: { it: 'un’immagine BMP', en: 'a BMP' },
  raw: { it: 'un TIFF o un file RAW della fotocamera', en: 'a TIFF or a camera’s raw file' },
  pdf: { it: 'un PDF', en: 'a PDF document' },
  archive: { it: 'un archivio ZIP o un documento Office', en: 'a ZIP archive or an office document' },
  drawing: { it: 'un disegno (SVG)', en: 'a drawing (SVG)' },
  webPage: { it: 'una pagina web', en: 'a web page' },
  empty: { it: 'un file vuoto', en: 'an empty file' },
  text: { it: 'un testo', en: 'text' },
  unknown: { it: 'nessun tipo di foto conosciuto', en: 'no photo that is known' },
} as const satisfies Sentences;

export const readPhoto = {
  larger: { it: 'un file più grande', en: 'a larger file' },
  megabytes: (count: number) => ({ it: `un file di ${count} MB`, en: `a file of ${count} MB` }),
  pixels: (width: number, height: number) => ({
    it: `${width} × ${height} pixel`,
    en: `${width} × ${height} pixels`,
  }),
  millionPixels: (millions: number, bytes: number) => ({
    it: `${millions} milioni di pixel da ${bytes} byte l’uno`,
    en: `${millions} million pixels of ${bytes} bytes each`,
  }),
  tooManyPixels: { it: 'un’immagine con troppi pixel', en: 'a picture of too many pixels' },
  tooSlow: { it: 'un file che non si finisce mai di leggere', en: 'a file that takes too long to read' },
  damaged: { it: 'una foto rovinata o incompleta', en: 'a photo that is damaged or cut off' },
} as const satisfies Sentences;

export const expectedPhoto = {
  known: { it: 'una foto in JPEG, PNG, WebP o AVIF', en: 'a photo as JPEG, PNG, WebP or AVIF' },
  /** Telephones take HEIC until they are told otherwise. */
  insteadOfHeic: {
    it: 'JPEG: sull’iPhone scegli Impostazioni, Fotocamera, Formati, Più compatibile, ed esporta di nuovo la foto',
    en: 'JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, and export the photo anew',
  },
  still: { it: 'una foto ferma', en: 'a still photo' },
  megabytes: (most: number) => ({ it: `al massimo ${most} MB`, en: `at most ${most} MB` }),
  pixels: (least: number) => ({
    it: `almeno ${least} × ${least} pixel`,
    en: `at least ${least} × ${least} pixels`,
  }),
  ratio: (most: number) => ({
    it: `un lato al massimo ${most} volte l’altro`,
    en: `a side at most ${most} times the other`,
  }),
  millionPixelsOf: (millions: number, bytes: number) => ({
    it: `al massimo ${millions} milioni da ${bytes}`,
    en: `at most ${millions} million of ${bytes}`,
  }),
  millionPixels: (millions: number) => ({
    it: `al massimo ${millions} milioni di pixel`,
    en: `at most ${millions} million pixels`,
  }),
  fromCamera: { it: 'una foto come la scrive la fotocamera', en: 'a photo as a camera writes it' },
  whole: {
    it: 'il file intero, come l’ha scritto la fotocamera',
    en: 'the whole file, as the camera wrote it',
  },
} as const satisfies Sentences;

export const readAddress = {
  status: (status: number) => ({ it: `il server risponde ${status}`, en: `the host answers ${status}` }),
  redirects: (most: number) => ({ it: `più di ${most} rinvii`, en: `more than ${most} redirects` }),
  notHttps: { it: 'un indirizzo che non è https', en: 'no https address' },
  password: { it: 'un indirizzo con dentro una password', en: 'an address with a password in it' },
  insideNetwork: { it: 'un server in una rete privata', en: 'a host inside a private network' },
  late: (seconds: number) => ({
    it: `nessuna risposta in ${seconds} secondi`,
    en: `no answer within ${seconds} seconds`,
  }),
  noHost: { it: 'un server che non c’è', en: 'a host that is not there' },
  noConnection: (why: string) => ({ it: `nessun collegamento (${why})`, en: `no connection (${why})` }),
} as const satisfies Sentences;

export const expectedAddress = {
  answering: { it: 'un indirizzo che risponde con la foto', en: 'an address that answers with the photo' },
  direct: { it: 'l’indirizzo della foto stessa', en: 'the address of the photo itself' },
  https: { it: 'un indirizzo https://…', en: 'an address https://…' },
  forAnybody: { it: 'un indirizzo che può aprire chiunque', en: 'an address that anybody may open' },
  openInternet: { it: 'un server che si raggiunge da internet', en: 'a host on the open internet' },
} as const satisfies Sentences;
