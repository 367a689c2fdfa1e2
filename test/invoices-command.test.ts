/** The shopkeeper's way with electronic invoices, from the order to SdI and back. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { Refused, UsageError, type Command } from '../server/cli/frame/command.ts';
import { invoicesWrite, invoicesZip } from '../server/cli/invoices/invoices-files.ts';
import { invoicesAsk, invoicesDue, invoicesIssue } from '../server/cli/invoices/invoices-issue.ts';
import { invoicesList, invoicesShow } from '../server/cli/invoices/invoices-list.ts';
import {
  invoicesCorrect,
  invoicesRefused,
  invoicesSend,
  invoicesSent,
} from '../server/cli/invoices/invoices-send.ts';
import { invoicesTakings } from '../server/cli/invoices/invoices-takings.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { invoicing } from '../shop.config.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';
import { unzipped } from './unzip.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = mkdtempSync(join(inject('scratchFolder'), 'invoices-'));
});
afterAll(() => shop.close());

const run = (command: Command, ...args: string[]) => runCommand(shop, command, args);
const said = async (command: Command, ...args: string[]) => (await run(command, ...args)).lines.join('\n');

async function sold(form: Record<string, unknown> = {}): Promise<string> {
  const buyer = await createBuyer(shop, form);
  const result = await buyer.order(await stockPart(shop));
  await payByCard(buyer, result, '4242424242424242');
  return result.orderNumber;
}

const { email: _email, ...workshop } = officina;
const company = { ...workshop, vatNumber: '09876540379' };

test('an invoice goes from the order to SdI, is refused, corrected and sent again', async () => {
  const order = await sold(company);
  expect(await said(invoicesDue)).toContain('does not say since when the shop issues invoices');
  expect(await said(invoicesIssue, order)).toMatch(
    /^The invoice W-2026-1 of 2026-11-20 over €79\.05 is issued\.$/,
  );
  expect(await said(invoicesIssue, order)).toBe(`The order ${order} has all its papers: nothing was issued.`);
  expect(await said(invoicesList, '--state', 'issued')).toMatch(/W-2026-1 +2026-11-20 +invoice +issued/);

  expect(await said(invoicesSend, '--to', folder)).toBe(`1 document is in ${folder}.`);
  const [name = ''] = readdirSync(folder);
  expect(name).toBe('IT01234560371_W0001.xml');
  expect(await said(invoicesSend, '--to', folder)).toBe('No document is to be sent.');
  await run(invoicesSent, 'w-2026-1');
  await expect(run(invoicesCorrect, 'W-2026-1')).rejects.toThrow(/was not refused/);

  expect(await said(invoicesRefused, 'W-2026-1', '00305: IdCodice\u001b[31m')).toContain('counts as refused');
  await expect(run(invoicesRefused, 'W-2026-1', 'again')).rejects.toThrow(/not under way/);
  await expect(run(invoicesSent, 'W-2026-1')).rejects.toThrow(Refused);
  await expect(run(invoicesCorrect, 'W-2026-1', '--vat-number', '09876540378')).rejects.toThrow(UsageError);
  expect(await said(invoicesCorrect, 'W-2026-1', '--vat-number', '00743110157')).toBe(
    'W-2026-1 is made anew: IT01234560371_W0002.xml is to be sent.',
  );
  await run(invoicesSend, '--to', folder);
  const [first = '', second = ''] = readdirSync(folder).map((each) =>
    readFileSync(join(folder, each), 'utf8'),
  );
  expect(first).toContain('<IdCodice>09876540379</IdCodice>');
  expect(second).toContain('<IdCodice>00743110157</IdCodice>');
  expect(second).toContain('<Numero>W-2026-1</Numero>');
  const shown = await said(invoicesShow, 'W-2026-1');
  expect(shown).toMatch(/refused +.*: 00305: IdCodice\s*\[31m/);
  expect(shown).toMatch(/sent +2026-11-20 \d\d:\d\d, 2 times/);
  expect((await run(invoicesShow, 'W-2026-1', '--json')).json).toMatchObject({
    state: 'sent',
    attempt: 2,
    files: [{ attempt: 1 }, { attempt: 2 }],
  });
});

test('what SdI would refuse is said with its rule, and what is mistyped or unknown in a sentence', async () => {
  const order = await sold();
  await expect(run(invoicesIssue, order)).rejects.toThrow(
    `The invoice of ${order} would be refused, so nothing was issued. 00417: The buyer has neither VAT number nor codice fiscale.`,
  );
  await expect(run(invoicesAsk, order, '--fiscal-code', 'RSSMRA80A41A944X')).rejects.toThrow(
    'RSSMRA80A41A944X is no codice fiscale: its length or its check letter is wrong.',
  );
  await expect(run(invoicesAsk, order, '--sdi', 'ABC123')).rejects.toThrow(/no recipient code/);
  await expect(run(invoicesAsk, order, '--pec', 'rossi')).rejects.toThrow(/no PEC address/);
  await expect(run(invoicesAsk, 'S-26-000000')).rejects.toThrow('There is no order S-26-000000.');
  await expect(run(invoicesShow, 'W-2026-999')).rejects.toThrow('There is no invoice W-2026-999.');
  await expect(run(invoicesShow, '12')).rejects.toThrow(UsageError);
  await expect(run(invoicesList, '--from', '2026-02-30')).rejects.toThrow(UsageError);
  expect(await said(invoicesAsk, order, '--fiscal-code', 'rssmra 80a41 a944m')).toContain(
    'is to have an invoice',
  );
  expect(await said(invoicesIssue, order)).toContain('is issued.');
  expect(await said(invoicesAsk, order)).toContain('has its invoice already');
});

test('an Italian shopkeeper is told in Italian what SdI would refuse, for one order and for all', async () => {
  const order = await sold();
  const inItalian = (command: Command, ...args: string[]) => runCommand(shop, command, args, [], 'it');
  await expect(inItalian(invoicesIssue, order)).rejects.toThrow(
    `La fattura di ${order} verrebbe scartata, quindi non è stato emesso niente. 00417: Del cliente mancano sia la partita IVA sia il codice fiscale: ne serve almeno uno.`,
  );
  invoicing.since = '2026-11-01';
  onTestFinished(() => {
    invoicing.since = null;
  });
  await run(invoicesAsk, order);
  const { status, told } = await inItalian(invoicesIssue);
  expect(status).toBe(1);
  expect(told).toContain(
    `L’ordine ${order} non ne ha: SdI la scarterebbe. 00417: Del cliente mancano sia la partita IVA sia il codice fiscale: ne serve almeno uno.`,
  );
});

test('what the command line does with invoices stands in the desk’s log, as what it does with channels', async () => {
  const order = await sold(company);
  const before = await shop.database.db.$count(deskActions);
  await run(invoicesAsk, order, '--sdi', 'ABC1234');
  await run(invoicesIssue, order);
  const { number } = (
    (await run(invoicesList, '--order', order, '--json')).json as { invoices: { number: string }[] }
  ).invoices[0]!;
  await run(invoicesSend, '--to', folder);
  await run(invoicesSent, number);
  await run(invoicesRefused, number, '00305');
  await run(invoicesCorrect, number);
  const written = await shop.database.db
    .select()
    .from(deskActions)
    .orderBy(asc(deskActions.id))
    .offset(before);
  const ofThis = written.filter(({ subject }) => [order, number].includes(subject));
  expect(ofThis.map(({ who, action, after }) => [who, action, after])).toEqual([
    ['', 'invoice_asked', { uniqueCode: 'ABC1234' }],
    ['', 'invoice_issued', { paper: 'TD01', orderNumber: order, total: expect.any(Number) }],
    ['', 'invoice_sent', { fileName: expect.any(String), timesSent: 1 }],
    ['', 'invoice_sent', { fileName: expect.any(String), timesSent: 2 }],
    ['', 'invoice_refused', { fileName: expect.any(String), refusal: '00305' }],
    ['', 'invoice_corrected', { fileName: expect.any(String) }],
  ]);
  // What changed nothing is not written down.
  await run(invoicesIssue, order);
  await expect(run(invoicesCorrect, number)).rejects.toThrow(/was not refused/);
  expect(await shop.database.db.$count(deskActions)).toBe(before + written.length);
});

test('documents are handed out singly and as a ZIP, byte by byte as they were issued', async () => {
  const order = await sold(company);
  const { json } = (await run(invoicesIssue, order), await run(invoicesList, '--order', order, '--json'));
  const { invoices } = json as { invoices: { number: string; fileName: string }[] };
  const { number, fileName } = invoices[0]!;
  const path = join(folder, 'copia.xml');
  expect(await said(invoicesWrite, number, path)).toBe(`${path} holds ${number}.`);
  const zip = join(folder, 'novembre.zip');
  expect(await said(invoicesZip, zip, '--from', '2026-11-01', '--to', '2026-11-30')).toMatch(
    /holds \d+ documents\.$/,
  );
  const files = await unzipped(readFileSync(zip));
  expect(files.get(fileName)).toBe(readFileSync(path, 'utf8'));
  expect([...files.keys()].every((name) => /^IT\d{11}_[A-Z0-9]{5}\.xml$/.test(name))).toBe(true);
  await expect(run(invoicesZip, zip, '--from', '2030-01-01')).rejects.toThrow('There are no such invoices');
});

test('the takings are a file for a spreadsheet', async () => {
  await sold();
  const { written } = await run(invoicesTakings, '--from', '2026-11-01', '--to', '2026-11-30');
  const rows = parse(written, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  expect(rows).toEqual([
    {
      giorno: '2026-11-20',
      regime: 'margine',
      aliquota: '',
      natura_iva: 'N5',
      vendite: '1',
      incassato: '79,05',
      rimborsi: '0',
      rimborsato: '0,00',
      corrispettivo: '79,05',
      imponibile: '',
      imposta: '',
    },
  ]);
  await expect(run(invoicesTakings, '--from', '2026-12-01', '--to', '2026-11-01')).rejects.toThrow(
    UsageError,
  );
});
