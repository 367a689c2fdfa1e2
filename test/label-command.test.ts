import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cars, parts } from '../server/db/schema/catalogue.ts';
import { Refused, UsageError } from '../server/cli/frame/command.ts';
import { label } from '../server/cli/label/label.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), 'smonto-labels-'));
const file = join(folder, 'cartellini.html');
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const skuOf = async (id: number) =>
  (await shop.database.db.select().from(parts).where(eq(parts.id, id)))[0]!.sku;

const run = (...args: string[]) => runCommand(shop, label, ['--to', file, ...args]);

test('the tags of the named parts stand in one file, in their order, with the price where it is wished', async () => {
  const [first, second] = [await stockPart(shop, { discount: 10 }), await stockPart(shop)];
  const { status, lines, told } = await run(await skuOf(second), `#${first}`);
  expect([status, lines]).toEqual([0, [`${file} holds 2 labels, 62x100.`]]);
  // The tests' own address is one that only this computer has.
  expect(told).toEqual([
    `The codes lead to ${shop.deps.config.publicUrl}, which no telephone reaches: set PUBLIC_URL.`,
  ]);
  const page = readFileSync(file, 'utf8');
  for (const words of ['51 810 268', 'Fanale anteriore sinistro', 'Fiat Panda\u00a0· 2009', 'come nuovo'])
    expect(page).toContain(words);
  const address = (id: number) => `aria-label="${shop.deps.config.publicUrl}/parts/${id}"`;
  expect(page.indexOf(address(second))).toBeGreaterThan(0);
  expect(page.indexOf(address(first))).toBeGreaterThan(page.indexOf(address(second)));
  expect(page).not.toContain('€');

  await run(`#${first}`, '--price', '--size', 'A4');
  const dear = readFileSync(file, 'utf8');
  expect(dear.replaceAll('\u00a0', ' ')).toContain('71,10 €');
  expect(dear).toContain('@page { size: A4;');
});

test('the plate of a donor car stands on no tag, and a part without one names no car', async () => {
  const id = await stockPart(shop);
  const [part] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  await shop.database.db
    .update(cars)
    .set({ plate: 'AB123CD', engineCode: '188A4000' })
    .where(eq(cars.id, part!.carId!));
  await run(`#${id}`);
  expect(readFileSync(file, 'utf8')).toContain('motore 188A4000');
  expect(readFileSync(file, 'utf8')).not.toContain('AB123CD');
  await shop.database.db.update(parts).set({ carId: null }).where(eq(parts.id, id));
  await run(`#${id}`);
  expect(readFileSync(file, 'utf8')).not.toContain('Panda');
});

test('a part that is not there is told, and no file is written', async () => {
  const id = await stockPart(shop);
  const other = join(folder, 'other.html');
  await expect(runCommand(shop, label, [`#${id}`, 'NONE', '--to', other])).rejects.toEqual(
    new Refused('There is no part with the code "NONE".'),
  );
  expect(existsSync(other)).toBe(false);
});

test('what cannot be written or is no size is told', async () => {
  const id = await stockPart(shop);
  await expect(runCommand(shop, label, [`#${id}`, '--to', join(folder, 'none', 'x.html')])).rejects.toThrow(
    /^There is no folder .*none\.$/,
  );
  await expect(run(`#${id}`, '--size', 'A5')).rejects.toEqual(
    new UsageError('--size must be one of 62x100, A4, not "A5".'),
  );
  await expect(run()).rejects.toThrow(/^PART is missing/);
});
