/** `npm run shop -- invoices send|sent|refused|correct`: what is done with documents, and what SdI says. */
import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { invoicing } from '../../../shop.config.ts';
import {
  correctInvoice,
  folderChannel,
  markRefused,
  markSent,
  sendInvoice,
} from '../../orders/electronic-invoices/hand-over.ts';
import { askForInvoice } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { listInvoices } from '../../orders/electronic-invoices/list-invoices.ts';
import { asTyped, operand, option } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import {
  detailOptions,
  findInvoices,
  invoiceNumber,
  invoiceNumbers,
  orRefused,
  readDetails,
  unknownInvoice,
} from './invoice-words.ts';

export const invoicesSend = defineCommand({
  summary: 'put every document that is to be sent into the folder of whoever brings them to SdI',
  options: {
    to: option('FOLDER', 'the folder; "invoices" in the shop’s data when left out', asTyped),
  },
  notes: [
    'Each counts as sent once its file is there. A refused one is sent again after "invoices correct".',
  ],
  examples: ['invoices send', 'invoices send --to /srv/intermediario/da-inviare'],
  async run({ to }, { open }) {
    const { database, config, clock, print } = await open();
    const folder = to ?? join(config.dataDir, 'invoices');
    if (to === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
    const waiting = await listInvoices(database.db, { state: 'issued' });
    const channel = folderChannel(folder);
    for (const invoice of waiting.toReversed()) await sendInvoice(database.db, channel, invoice, clock());
    print(
      waiting.length === 0
        ? 'No document is to be sent.'
        : `${waiting.length === 1 ? '1 document is' : `${waiting.length} documents are`} in ${folder}.`,
    );
  },
});

export const invoicesSent = defineCommand({
  summary: 'documents were sent, or sent once more, in another way',
  operands: { invoices: invoiceNumbers },
  examples: ['invoices sent W-2026-12', 'invoices sent W-2026-12 W-2026-13'],
  async run({ invoices: numbers }, { open }) {
    const { database, clock, print } = await open();
    for (const { fileId, fileName, number } of await findInvoices(database.db, numbers)) {
      if (!(await markSent(database.db, fileId, clock())))
        throw new Refused(
          `${number} was refused: "invoices correct ${number}" makes a file that can be sent.`,
        );
      print(`${number} counts as sent (${fileName}).`);
    }
  },
});

export const invoicesRefused = defineCommand({
  summary: 'SdI refused a document that was sent',
  operands: {
    invoice: invoiceNumber,
    reason: operand('REASON', 'what SdI said, between quotation marks', asTyped),
  },
  notes: [
    'It counts as not issued then. Within five days it is sent again, corrected, with the same number and the same day.',
  ],
  examples: ['invoices refused W-2026-12 "00305: IdCodice non valido"'],
  async run({ invoice: number, reason }, { open }) {
    const { database, clock, print } = await open();
    const [invoice] = await findInvoices(database.db, [number]);
    if (!invoice || !(await markRefused(database.db, invoice.fileId, reason.slice(0, 500), clock())))
      throw new Refused(`${number} is not under way: only what was sent can be refused.`);
    print(
      `${number} counts as refused. Say what was wrong ("invoices ask ${invoice.orderNumber} …") and make it anew with "invoices correct ${number}".`,
    );
  },
});

export const invoicesCorrect = defineCommand({
  summary: 'make a refused document anew, under its number and its day',
  operands: { invoice: invoiceNumber },
  options: detailOptions,
  examples: ['invoices correct W-2026-12', 'invoices correct W-2026-12 --vat-number 09876540379'],
  async run({ invoice: number, ...given }, { open }) {
    const details = readDetails(given);
    const { database, clock, print } = await open();
    const [invoice] = await findInvoices(database.db, [number]);
    if (!invoice) return;
    if (invoice.state !== 'refused')
      throw new Refused(`${number} was not refused: it stays as it was issued.`);
    if (Object.keys(details).length > 0)
      await askForInvoice(database.db, invoice.orderNumber, details, clock());
    const outcome = await orRefused(number, correctInvoice(database.db, invoicing, number, clock()));
    if (outcome === 'unknown') throw new Refused(unknownInvoice(number));
    if (outcome === 'not_refused') throw new Refused(`${number} was not refused: it stays as it was issued.`);
    const [made] = await findInvoices(database.db, [number]);
    print(`${number} is made anew: ${made?.fileName ?? ''} is to be sent.`);
  },
});
