/** `npm run shop -- invoices list` and `invoices show`: documents, and what became of them. */
import { documentKinds } from '../../../domain/invoicing/fattura.ts';
import {
  filesOf,
  invoiceStates,
  listInvoices,
  type ListedInvoice,
} from '../../orders/electronic-invoices/list-invoices.ts';
import { json, oneOf, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines, printList, type Column } from '../frame/table.ts';
import { minuteInRome, money, printable } from '../frame/words.ts';
import { orderNumber as orderOperand } from '../orders/order-words.ts';
import { dayTyped, findInvoices, invoiceNumber, kindWords } from './invoice-words.ts';

/** What a list, a ZIP and a folder are narrowed by. */
export const filterOptions = {
  state: option(
    'STATE',
    `only these: ${invoiceStates.join(', ')} (issued is still to be sent)`,
    oneOf(invoiceStates),
  ),
  kind: option('KIND', 'only TD01 (invoices) or TD04 (credit notes)', oneOf(documentKinds)),
  order: option('NUMBER', 'only those of this order', (typed) => orderOperand.read(typed, '--order')),
  from: option('DAY', 'only those dated on this day or later', dayTyped),
  to: option('DAY', 'only those dated on this day or before', dayTyped),
};

const columns: readonly Column<ListedInvoice>[] = [
  { heading: 'number', cell: ({ number }) => number },
  { heading: 'day', cell: ({ day }) => day },
  { heading: 'kind', cell: ({ kind }) => kindWords[kind] },
  { heading: 'state', cell: ({ state }) => state },
  { heading: 'total', cell: ({ total }) => money(total), isNumber: true },
  { heading: 'order', cell: ({ orderNumber }) => orderNumber },
  { heading: 'buyer', cell: ({ buyer }) => printable(buyer), canBeCut: true },
];

/** Without the names that the database has for it. */
const toJson = ({ id: _id, fileId: _fileId, ...told }: ListedInvoice) => told;

export const invoicesList = defineCommand({
  summary: 'invoices and credit notes, the latest first',
  options: { ...filterOptions, json },
  examples: ['invoices list', 'invoices list --state refused', 'invoices list --from 2026-11-01 --json'],
  async run({ json: asJson, order, ...filter }, { terminal, open }) {
    const { database } = await open();
    const found = await listInvoices(database.db, { ...filter, orderNumber: order });
    if (asJson) terminal.printJson({ invoices: found.map(toJson), total: found.length });
    else if (found.length === 0) terminal.print('There are no such invoices.');
    else printList(terminal, found, columns, found.length);
  },
});

export const invoicesShow = defineCommand({
  summary: 'an invoice or a credit note, with every file that was made of it',
  operands: { invoice: invoiceNumber },
  options: { json },
  examples: ['invoices show W-2026-12', 'invoices show W-2026-12 --json'],
  async run({ invoice: number, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const [invoice] = await findInvoices(database.db, [number]);
    if (!invoice) return;
    const files = await filesOf(database.db, invoice.id);
    if (asJson) return terminal.printJson({ ...toJson(invoice), files });
    for (const line of namedLines([
      ['number', invoice.number],
      ['kind', kindWords[invoice.kind]],
      ['day', invoice.day],
      ['total', money(invoice.total)],
      ['order', invoice.orderNumber],
      ['buyer', invoice.buyer],
      ['state', invoice.state],
    ]))
      terminal.print(line);
    for (const file of files) {
      terminal.print('');
      for (const line of namedLines([
        ['file', file.fileName],
        ['made', minuteInRome(file.madeAt)],
        ['SHA-256', file.sha256],
        [
          'sent',
          file.sentAt &&
            `${minuteInRome(file.sentAt)}${file.timesSent > 1 ? `, ${file.timesSent} times` : ''}`,
        ],
        ['refused', file.refusedAt && `${minuteInRome(file.refusedAt)}: ${file.refusal ?? ''}`],
      ]))
        terminal.print(line);
    }
  },
});
