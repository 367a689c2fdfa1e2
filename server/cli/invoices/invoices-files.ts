/** `npm run shop -- invoices write|zip`: documents as files, for the accountant or the intermediary's program. */
import type { InBoth } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { bytesOf, listInvoices } from '../../orders/electronic-invoices/list-invoices.ts';
import { zipInvoices } from '../../orders/electronic-invoices/zip-invoices.ts';
import { asTyped, operand, option } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { filterOptions } from './invoices-list.ts';
import { findInvoices, invoiceNumber } from './invoice-words.ts';

const words = {
  it: {
    holds: (path: string, number: string) => `${path}: il documento ${number}.`,
    none: 'Fatture così non ce ne sono: non è stato scritto nessun file.',
    zipHolds: (path: string, count: number) =>
      `${path}: ${count === 1 ? '1 documento' : `${formatNumber(count, 'it')} documenti`}.`,
  },
  en: {
    holds: (path: string, number: string) => `${path} holds ${number}.`,
    none: 'There are no such invoices: no file was written.',
    zipHolds: (path: string, count: number) =>
      `${path} holds ${count === 1 ? '1 document' : `${formatNumber(count, 'en')} documents`}.`,
  },
} satisfies InBoth<object>;

export const invoicesWrite = defineCommand({
  help: {
    it: { summary: 'un documento nel suo file XML' },
    en: { summary: 'one document as its XML file' },
  },
  operands: {
    invoice: invoiceNumber,
    file: option(
      'FILE',
      {
        it: 'dove scriverlo; se non lo dici, qui e con il suo nome',
        en: 'where it is written; under its own name here when left out',
      },
      asTyped,
    ),
  },
  examples: ['invoices write W-2026-12', 'invoices write W-2026-12 copia.xml'],
  async run({ invoice: number, file: path }, { language, open }) {
    const { database, print } = await open();
    const [invoice] = await findInvoices(database.db, [number], language);
    if (!invoice) return;
    const xml = await bytesOf(database.db, invoice.fileId);
    await writeOrRefuse(path ?? invoice.fileName, (file) => file.writeFile(xml), language);
    print(words[language].holds(path ?? invoice.fileName, number));
  },
});

export const invoicesZip = defineCommand({
  help: {
    it: {
      summary: 'i documenti in un file ZIP',
      notes: [
        'Dentro c’è l’ultimo file di ognuno, con il nome che vuole SdI. Niente viene segnato come inviato.',
      ],
    },
    en: {
      summary: 'documents as one ZIP file',
      notes: [
        'In it is the latest file of each, under the name that SdI asks for. It marks nothing as sent.',
      ],
    },
  },
  operands: { file: operand('FILE', { it: 'dove scriverlo', en: 'where it is written' }, asTyped) },
  options: filterOptions,
  examples: [
    'invoices zip novembre.zip --from 2026-11-01 --to 2026-11-30',
    'invoices zip da-inviare.zip --state issued',
  ],
  async run({ file: path, order, ...filter }, { language, open }) {
    const { database, print } = await open();
    const found = await listInvoices(database.db, { ...filter, orderNumber: order });
    if (found.length === 0) throw new Refused(words[language].none);
    const zip = await zipInvoices(database.db, found);
    await writeOrRefuse(path, (file) => file.writeFile(zip), language);
    print(words[language].zipHolds(path, found.length));
  },
});
