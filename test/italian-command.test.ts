/** The command line in Italian, where its sentences meet the shop's data. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../server/cli/frame/command.ts';
import { demo } from '../server/cli/demo.ts';
import { maintenanceStatus } from '../server/cli/maintenance.ts';
import { ordersList } from '../server/cli/orders/orders-list.ts';
import { partsList } from '../server/cli/parts/parts-list.ts';
import { partsPrice } from '../server/cli/parts/parts-price.ts';
import { partsRemove } from '../server/cli/parts/parts-quantity.ts';
import { partsShow } from '../server/cli/parts/parts-show.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { runCommand } from './run-command.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await runCommand(shop, demo, ['--parts', '3']);
});
afterAll(() => shop.close());

const say = (command: Command, args: string[] = [], answers?: string[]) =>
  runCommand(shop, command, args, answers, 'it');

test('what was done, prices and headings are in Italian', async () => {
  expect((await say(demo, ['--parts', '3'])).lines).toEqual(['Pezzi aggiunti: 0. C’erano già: 3.']);
  const { lines: list } = await say(partsList, ['--limit', '2']);
  expect(list[0]).toMatch(/^ *id +codice +nome +numero +prezzo +pezzi +tenuti$/);
  expect(list[1]).toMatch(/\d,\d\d €/);
  expect(list.at(-1)).toBe('2 di 3; con --limit dici quanti.');
  expect((await say(partsPrice, ['#1', '1250'])).lines[0]).toMatch(/: 1\.250,00 € \(prima .*,\d\d €\)\.$/);
  const sheet = (await say(partsShow, ['#1'])).lines;
  expect(sheet).toContain('prezzo            1.250,00 €');
  expect(sheet).toContainEqual(expect.stringMatching(/^numero {12}\S/));
  expect((await say(ordersList)).lines).toEqual(['Non ci sono ancora ordini.']);
  expect((await say(maintenanceStatus)).lines[0]).toMatch(/^Il negozio è aperto/);
});

test('questions and refusals are in Italian, and JSON is the same in both languages', async () => {
  const kept = await say(partsRemove, ['#2'], ['n']);
  expect(kept.told[0]).toMatch(/ sarà cancellato: nessuno l’ha mai ordinato\. Vado avanti\? \[s\/N\] $/);
  expect(kept).toMatchObject({ status: 2, lines: ['Non è cambiato niente.'] });
  await expect(say(partsRemove, ['#2'])).rejects.toThrow(/Qui non c’è nessuno a cui chiedere/);
  expect((await say(partsRemove, ['#2'], ['sì'])).lines[0]).toMatch(/ è cancellato\.$/);
  await expect(say(partsShow, ['#2'])).rejects.toThrow('Non c’è nessun pezzo con il numero #2.');
  await expect(say(partsShow)).rejects.toThrow(/^Manca PEZZO: il tuo codice/);
  const [italian, english] = [
    await say(partsShow, ['#1', '--json']),
    await runCommand(shop, partsShow, ['#1', '--json']),
  ];
  expect(italian.json).toEqual(english.json);
});
