/** The shopkeeper's way with electronic invoices, from the order to SdI and back. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fromBuffer, type Entry } from 'yauzl';
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
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

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

/** Names and texts of the files in a ZIP. */
const unzipped = (zip: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on('end', () => resolve(files));
      file.on('error', reject);
      file.on('entry', (entry: Entry) =>
        file.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const pieces: Buffer[] = [];
          stream.on('data', (piece: Buffer) => pieces.push(piece));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(pieces).toString());
            file.readEntry();
          });
        }),
      );
      file.readEntry();
    });
  });

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
