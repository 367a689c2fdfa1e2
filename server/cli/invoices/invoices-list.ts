/** `npm run shop -- invoices list` and `invoices show`: documents, and what became of them. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { invoiceStates } from '../../../domain/invoicing/issued-invoices.ts';
import { documentKinds } from '../../../domain/invoicing/fattura.ts';
import { filesOf, listInvoices, type ListedInvoice } from '../../orders/electronic-invoices/list-invoices.ts';
import { dayPlaceholder, json, oneOf, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines, printList, type Column } from '../frame/table.ts';
import { minuteInRome, money, printable } from '../frame/words.ts';
import { numberPlaceholder, orderNumber as orderOperand } from '../orders/order-words.ts';
import { dayTyped, findInvoices, invoiceNumber, kindWords } from './invoice-words.ts';

const words = {
  it: {
    none: 'Fatture così non ce ne sono.',
    times: (moment: string, count: number) => `${moment}, ${count} volte`,
  },
  en: {
    none: 'There are no such invoices.',
    times: (moment: string, count: number) => `${moment}, ${count} times`,
  },
} satisfies InBoth<object>;

/** What a list, a ZIP and a folder are narrowed by. */
export const filterOptions = {
  state: option(
    { it: 'STATO', en: 'STATE' },
    {
      it: `solo queste: ${invoiceStates.join(', ')} (issued è ancora da inviare)`,
      en: `only these: ${invoiceStates.join(', ')} (issued is still to be sent)`,
    },
    oneOf(invoiceStates),
  ),
  kind: option(
    { it: 'TIPO', en: 'KIND' },
    {
      it: 'solo TD01 (fatture) o TD04 (note di credito)',
      en: 'only TD01 (invoices) or TD04 (credit notes)',
    },
    oneOf(documentKinds),
  ),
  order: option(
    numberPlaceholder,
    { it: 'solo quelle di questo ordine', en: 'only those of this order' },
    orderOperand.read,
  ),
  from: option(
    dayPlaceholder,
    { it: 'solo quelle con data da questo giorno in poi', en: 'only those dated on this day or later' },
    dayTyped,
  ),
  to: option(
    dayPlaceholder,
    { it: 'solo quelle con data fino a questo giorno', en: 'only those dated on this day or before' },
    dayTyped,
  ),
};

const columns: readonly Column<ListedInvoice>[] = [
  { heading: { it: 'numero', en: 'number' }, cell: ({ number }) => number },
  { heading: { it: 'data', en: 'day' }, cell: ({ day }) => day },
  { heading: { it: 'tipo', en: 'kind' }, cell: ({ kind }, language) => kindWords[kind][language] },
  { heading: { it: 'stato', en: 'state' }, cell: ({ state }) => state },
  {
    heading: { it: 'totale', en: 'total' },
    cell: ({ total }, language) => money(total, language),
    isNumber: true,
  },
  { heading: { it: 'ordine', en: 'order' }, cell: ({ orderNumber }) => orderNumber },
  { heading: { it: 'cliente', en: 'buyer' }, cell: ({ buyer }) => printable(buyer), canBeCut: true },
];

/** Without the names that the database has for it. */
const toJson = ({ id: _id, fileId: _fileId, ...told }: ListedInvoice) => told;

export const invoicesList = defineCommand({
  help: {
    it: { summary: 'fatture e note di credito, prima le ultime' },
    en: { summary: 'invoices and credit notes, the latest first' },
  },
  options: { ...filterOptions, json },
  examples: ['invoices list', 'invoices list --state refused', 'invoices list --from 2026-11-01 --json'],
  async run({ json: asJson, order, ...filter }, { terminal, language, open }) {
    const { database } = await open();
    const found = await listInvoices(database.db, { ...filter, orderNumber: order });
    if (asJson) terminal.printJson({ invoices: found.map(toJson), total: found.length });
    else if (found.length === 0) terminal.print(words[language].none);
    else printList({ terminal, language }, found, columns, found.length);
  },
});

export const invoicesShow = defineCommand({
  help: {
    it: { summary: 'una fattura o una nota di credito, con tutti i file che ne sono stati fatti' },
    en: { summary: 'an invoice or a credit note, with every file that was made of it' },
  },
  operands: { invoice: invoiceNumber },
  options: { json },
  examples: ['invoices show W-2026-12', 'invoices show W-2026-12 --json'],
  async run({ invoice: number, json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const [invoice] = await findInvoices(database.db, [number], language);
    if (!invoice) return;
    const files = await filesOf(database.db, invoice.id);
    if (asJson)
      return terminal.printJson({ ...toJson(invoice), files: files.map(({ id: _id, ...file }) => file) });
    for (const line of invoiceLines(invoice, language)) terminal.print(line);
    for (const file of files) {
      terminal.print('');
      for (const line of fileLines(file, language)) terminal.print(line);
    }
  },
});

const invoiceLines = (invoice: ListedInvoice, language: Locale): string[] =>
  namedLines(
    [
      [{ it: 'numero', en: 'number' }, invoice.number],
      [{ it: 'tipo', en: 'kind' }, kindWords[invoice.kind][language]],
      [{ it: 'data', en: 'day' }, invoice.day],
      [{ it: 'totale', en: 'total' }, money(invoice.total, language)],
      [{ it: 'ordine', en: 'order' }, invoice.orderNumber],
      [{ it: 'cliente', en: 'buyer' }, invoice.buyer],
      [{ it: 'stato', en: 'state' }, invoice.state],
    ],
    language,
  );

type InvoiceFile = Awaited<ReturnType<typeof filesOf>>[number];

function fileLines(file: InvoiceFile, language: Locale): string[] {
  const { sentAt, timesSent, refusedAt, refusal } = file;
  const sent = sentAt && minuteInRome(sentAt);
  return namedLines(
    [
      ['file', file.fileName],
      [{ it: 'fatto', en: 'made' }, minuteInRome(file.madeAt)],
      ['SHA-256', file.sha256],
      [{ it: 'inviato', en: 'sent' }, sent && timesSent > 1 ? words[language].times(sent, timesSent) : sent],
      [{ it: 'scartato', en: 'refused' }, refusedAt && `${minuteInRome(refusedAt)}: ${refusal ?? ''}`],
    ],
    language,
  );
}
