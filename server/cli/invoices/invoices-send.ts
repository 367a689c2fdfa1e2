/** `npm run shop -- invoices send|sent|refused|correct`: what is done with documents, and what SdI says. */
import type { InBoth } from '../../../domain/constants.ts';
import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { invoicing } from '../../../shop.config.ts';
import { commandLine } from '../../desk/action-log.ts';
import { askAndLog, correctAndLog, refusedAndLog, sentAndLog } from '../../desk/papers/paper-acts.ts';
import { deliverInvoice, folderChannel } from '../../orders/electronic-invoices/hand-over.ts';
import { formatNumber } from '../../../domain/written-number.ts';
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

const words = {
  it: {
    nothingToSend: 'Non c’è nessun documento da inviare.',
    inFolder: (count: number, folder: string) =>
      `${count === 1 ? '1 documento è' : `${formatNumber(count, 'it')} documenti sono`} in ${folder}.`,
    notSendable: (number: string) =>
      `${number} è stata scartata: il file che si può inviare lo fa "invoices correct ${number}".`,
    sent: (number: string, file: string) => `${number} vale come inviata (${file}).`,
    notUnderWay: (number: string) =>
      `${number} non è in viaggio: SdI scarta solo quello che è stato inviato.`,
    refused: (number: string, order: string) =>
      `${number} vale come scartata. Di’ cosa non andava ("invoices ask ${order} …") e rifalla con "invoices correct ${number}".`,
    notRefused: (number: string) => `${number} non è stata scartata: resta com’è stata emessa.`,
    corrected: (number: string, file: string) => `${number} è rifatta: ${file} è da inviare.`,
  },
  en: {
    nothingToSend: 'No document is to be sent.',
    inFolder: (count: number, folder: string) =>
      `${count === 1 ? '1 document is' : `${formatNumber(count, 'en')} documents are`} in ${folder}.`,
    notSendable: (number: string) =>
      `${number} was refused: "invoices correct ${number}" makes a file that can be sent.`,
    sent: (number: string, file: string) => `${number} counts as sent (${file}).`,
    notUnderWay: (number: string) => `${number} is not under way: only what was sent can be refused.`,
    refused: (number: string, order: string) =>
      `${number} counts as refused. Say what was wrong ("invoices ask ${order} …") and make it anew with "invoices correct ${number}".`,
    notRefused: (number: string) => `${number} was not refused: it stays as it was issued.`,
    corrected: (number: string, file: string) => `${number} is made anew: ${file} is to be sent.`,
  },
} satisfies InBoth<object>;

export const invoicesSend = defineCommand({
  help: {
    it: {
      summary: 'mette ogni documento da inviare nella cartella di chi li porta a SdI',
      notes: [
        'Ognuno vale come inviato quando il suo file è lì. Uno scartato si invia di nuovo dopo "invoices correct".',
      ],
    },
    en: {
      summary: 'put every document that is to be sent into the folder of whoever brings them to SdI',
      notes: [
        'Each counts as sent once its file is there. A refused one is sent again after "invoices correct".',
      ],
    },
  },
  options: {
    to: option(
      { it: 'CARTELLA', en: 'FOLDER' },
      {
        it: 'la cartella; se non la dici, "invoices" nei dati del negozio',
        en: 'the folder; "invoices" in the shop’s data when left out',
      },
      asTyped,
    ),
  },
  examples: ['invoices send', 'invoices send --to /srv/intermediario/da-inviare'],
  async run({ to }, { language, open }) {
    const say = words[language];
    const { database, config, clock, print } = await open();
    const folder = to ?? join(config.dataDir, 'invoices');
    if (to === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
    const waiting = await listInvoices(database.db, { state: 'issued' });
    const channel = folderChannel(folder);
    for (const invoice of waiting.toReversed()) {
      await deliverInvoice(database.db, channel, invoice);
      await sentAndLog({ database, clock }, commandLine, invoice);
    }
    print(waiting.length === 0 ? say.nothingToSend : say.inFolder(waiting.length, folder));
  },
});

export const invoicesSent = defineCommand({
  help: {
    it: { summary: 'certi documenti sono stati inviati, o inviati di nuovo, in altro modo' },
    en: { summary: 'documents were sent, or sent once more, in another way' },
  },
  operands: { invoices: invoiceNumbers },
  examples: ['invoices sent W-2026-12', 'invoices sent W-2026-12 W-2026-13'],
  async run({ invoices: numbers }, { language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    for (const invoice of await findInvoices(database.db, numbers, language)) {
      if (!(await sentAndLog({ database, clock }, commandLine, invoice)))
        throw new Refused(say.notSendable(invoice.number));
      print(say.sent(invoice.number, invoice.fileName));
    }
  },
});

export const invoicesRefused = defineCommand({
  help: {
    it: {
      summary: 'SdI ha scartato un documento inviato',
      notes: [
        'Allora vale come non emesso. Va inviato di nuovo, corretto, entro cinque giorni, con lo stesso numero e la stessa data.',
      ],
    },
    en: {
      summary: 'SdI refused a document that was sent',
      notes: [
        'It counts as not issued then. Within five days it is sent again, corrected, with the same number and the same day.',
      ],
    },
  },
  operands: {
    invoice: invoiceNumber,
    reason: operand(
      { it: 'MOTIVO', en: 'REASON' },
      { it: 'cosa ha detto SdI, fra virgolette', en: 'what SdI said, between quotation marks' },
      asTyped,
    ),
  },
  examples: ['invoices refused W-2026-12 "00305: IdCodice non valido"'],
  async run({ invoice: number, reason }, { language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const [invoice] = await findInvoices(database.db, [number], language);
    const refusal = reason.slice(0, 500);
    if (!invoice || !(await refusedAndLog({ database, clock }, commandLine, invoice, refusal)))
      throw new Refused(say.notUnderWay(number));
    print(say.refused(number, invoice.orderNumber));
  },
});

export const invoicesCorrect = defineCommand({
  help: {
    it: { summary: 'rifà un documento scartato, con il suo numero e la sua data' },
    en: { summary: 'make a refused document anew, under its number and its day' },
  },
  operands: { invoice: invoiceNumber },
  options: detailOptions,
  examples: ['invoices correct W-2026-12', 'invoices correct W-2026-12 --vat-number 09876540379'],
  async run({ invoice: number, ...given }, { language, open }) {
    const say = words[language];
    const details = readDetails(given, language);
    const { database, clock, print } = await open();
    const [invoice] = await findInvoices(database.db, [number], language);
    if (!invoice) return;
    if (invoice.state !== 'refused') throw new Refused(say.notRefused(number));
    if (Object.keys(details).length > 0)
      await askAndLog({ database, clock }, commandLine, invoice.orderNumber, details);
    const outcome = await orRefused(
      number,
      correctAndLog({ database, clock }, commandLine, invoicing, number),
      language,
    );
    if (outcome === 'unknown') throw new Refused(unknownInvoice(number, language));
    if (outcome === 'not_refused') throw new Refused(say.notRefused(number));
    const [made] = await findInvoices(database.db, [number], language);
    print(say.corrected(number, made?.fileName ?? ''));
  },
});
