/** Why SdI would not take a document, by the codes of its control table (`control-table.ts`), for the shopkeeper. */
import type { InBoth, Locale } from '../constants.ts';

/** `total` is our own; `00200` is the shape of the file, of which the schema's reader says where it is wrong. */
const sentences = {
  '00200': {
    it: 'Il file non ha la forma che chiede lo schema della FatturaPA.',
    en: 'The file has not the shape that FatturaPA’s schema asks for.',
  },
  '00301': {
    it: 'La partita IVA di chi vende non è valida.',
    en: 'The seller’s VAT number is none.',
  },
  '00305': {
    it: 'La partita IVA del cliente non è valida.',
    en: 'The buyer’s VAT number is none.',
  },
  '00306': {
    it: 'Il codice fiscale del cliente non è valido.',
    en: 'The buyer’s codice fiscale is none.',
  },
  '00400': {
    it: 'Una riga senza IVA non dice perché (natura).',
    en: 'A line without VAT does not say why (nature).',
  },
  '00401': {
    it: 'Una riga con l’IVA dice perché non ne avrebbe (natura).',
    en: 'A line with VAT says why it had none (nature).',
  },
  '00403': {
    it: 'Il documento ha una data che deve ancora venire.',
    en: 'The document is dated after today.',
  },
  '00417': {
    it: 'Del cliente mancano sia la partita IVA sia il codice fiscale: ne serve almeno uno.',
    en: 'The buyer has neither VAT number nor codice fiscale.',
  },
  '00418': {
    it: 'La nota di credito ha una data precedente a quella della fattura che corregge.',
    en: 'The credit note is dated before the invoice that it corrects.',
  },
  '00419': {
    it: 'L’aliquota IVA di una riga non è nel riepilogo.',
    en: 'The VAT rate of a line has no summary.',
  },
  '00421': {
    it: 'In un riepilogo l’imposta non è l’aliquota per l’imponibile, al centesimo.',
    en: 'The VAT of a summary is not its rate times the taxable amount, to the cent.',
  },
  '00422': {
    it: 'In un riepilogo l’imponibile non è la somma delle sue righe.',
    en: 'The taxable amount of a summary is not the sum of its lines.',
  },
  '00423': {
    it: 'L’importo di una riga non è il prezzo per la quantità.',
    en: 'The amount of a line is not its price times its quantity.',
  },
  '00424': {
    it: 'Un’aliquota IVA non è una percentuale.',
    en: 'A VAT rate is no percentage.',
  },
  '00425': {
    it: 'Nel numero del documento non c’è nessuna cifra.',
    en: 'There is no digit in the document’s number.',
  },
  '00426': {
    it: 'Ci sono sia la PEC sia il codice destinatario: ne va uno solo.',
    en: 'A PEC address stands beside a recipient code: one of the two.',
  },
  '00427': {
    it: 'Il codice destinatario non ha sette caratteri; quello di sei è di un ufficio pubblico, che vuole un altro formato.',
    en: 'The recipient code has not seven characters; one of six is a public office’s, which needs another format.',
  },
  '00429': {
    it: 'Un riepilogo senza IVA non dice perché (natura).',
    en: 'A summary without VAT does not say why (nature).',
  },
  '00430': {
    it: 'Un riepilogo con l’IVA dice perché non ne avrebbe (natura).',
    en: 'A summary with VAT says why it had none (nature).',
  },
  '00443': {
    it: 'Un riepilogo ha un’aliquota IVA che non è di nessuna riga.',
    en: 'A summary has a VAT rate that no line has.',
  },
  '00444': {
    it: 'Un riepilogo e le sue righe non dicono allo stesso modo perché non c’è IVA (natura).',
    en: 'A summary and its lines do not say alike why there is no VAT (nature).',
  },
  '00471': {
    it: 'Chi vende e chi compra sono la stessa ditta: il negozio non può fatturare a sé stesso.',
    en: 'Seller and buyer are the same: the shop cannot invoice itself.',
  },
  '00476': {
    it: 'Né chi vende né chi compra è in Italia.',
    en: 'Neither the seller nor the buyer is of Italy.',
  },
  total: {
    it: 'Il totale non è la somma dei riepiloghi.',
    en: 'The total is not what the summaries add up to.',
  },
} as const satisfies Record<string, InBoth>;

export type ViolationCode = keyof typeof sentences;
export const violationCodes = Object.keys(sentences) as [ViolationCode, ...ViolationCode[]];

/** `detail` is where a file is misshapen, as the reader of the schema says it: in English. */
export type Violation = { readonly code: ViolationCode; readonly detail?: string | undefined };

/** `00417: The buyer has neither VAT number nor codice fiscale.` */
export const violationInWords = ({ code, detail }: Violation, locale: Locale): string =>
  `${code}: ${sentences[code][locale]}${detail === undefined ? '' : ` (${detail})`}`;

/** One after the other. */
export const violationsInWords = (violations: readonly Violation[], locale: Locale): string =>
  violations.map((violation) => violationInWords(violation, locale)).join(' ');
