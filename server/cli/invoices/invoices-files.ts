/** `npm run shop -- invoices write|zip`: documents as files, for the accountant or the intermediary's program. */
import { bytesOf, listInvoices } from '../../orders/electronic-invoices/list-invoices.ts';
import { zipInvoices } from '../../orders/electronic-invoices/zip-invoices.ts';
import { asTyped, operand, option } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { filterOptions } from './invoices-list.ts';
import { findInvoices, invoiceNumber } from './invoice-words.ts';

export const invoicesWrite = defineCommand({
  summary: 'one document as its XML file',
  operands: {
    invoice: invoiceNumber,
    file: option('FILE', 'where it is written; under its own name here when left out', asTyped),
  },
  examples: ['invoices write W-2026-12', 'invoices write W-2026-12 copia.xml'],
  async run({ invoice: number, file: path }, { open }) {
    const { database, print } = await open();
    const [invoice] = await findInvoices(database.db, [number]);
    if (!invoice) return;
    const xml = await bytesOf(database.db, invoice.fileId);
    await writeOrRefuse(path ?? invoice.fileName, (file) => file.writeFile(xml));
    print(`${path ?? invoice.fileName} holds ${number}.`);
  },
});

export const invoicesZip = defineCommand({
  summary: 'documents as one ZIP file',
  operands: { file: operand('FILE', 'where it is written', asTyped) },
  options: filterOptions,
  notes: ['In it is the latest file of each, under the name that SdI asks for. It marks nothing as sent.'],
  examples: [
    'invoices zip novembre.zip --from 2026-11-01 --to 2026-11-30',
    'invoices zip da-inviare.zip --state issued',
  ],
  async run({ file: path, order, ...filter }, { open }) {
    const { database, print } = await open();
    const found = await listInvoices(database.db, { ...filter, orderNumber: order });
    if (found.length === 0) throw new Refused('There are no such invoices: no file was written.');
    const zip = await zipInvoices(database.db, found);
    await writeOrRefuse(path, (file) => file.writeFile(zip));
    print(`${path} holds ${found.length === 1 ? '1 document' : `${found.length} documents`}.`);
  },
});
