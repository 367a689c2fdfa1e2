import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedPart } from '../server/catalogue/shopkeeping/list-parts.ts';
import type { WholePart } from '../server/catalogue/shopkeeping/whole-part.ts';
import { parts, priceHistory } from '../server/db/schema/catalogue.ts';
import { orderItems } from '../server/db/schema/orders.ts';
import { Refused, UsageError, type Command } from '../server/cli/frame/command.ts';
import { importFile } from '../server/cli/import.ts';
import { partsDiscount } from '../server/cli/parts/parts-price.ts';
import { partsList } from '../server/cli/parts/parts-list.ts';
import { partsPrice } from '../server/cli/parts/parts-price.ts';
import { partsQuantity } from '../server/cli/parts/parts-quantity.ts';
import { partsRemove } from '../server/cli/parts/parts-quantity.ts';
import { partsShow } from '../server/cli/parts/parts-show.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What a command that does its work prints, in one text. */
async function run(command: Command, ...args: string[]): Promise<string> {
  const { status, lines } = await runCommand(shop, command, args);
  expect(status).toBe(0);
  return lines.join('\n');
}

const rowOf = async (id: number) => (await shop.database.db.select().from(parts).where(eq(parts.id, id)))[0]!;

const pricesOf = async (id: number) =>
  (
    await shop.database.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.partId, id))
      .orderBy(priceHistory.at)
  ).map(({ discountedPrice }) => discountedPrice);

function later(minutes: number): void {
  shop.setTime(new Date(shop.deps.clock().getTime() + minutes * 60_000));
}

const etagOf = async (id: number) => (await shop.visitor().fetch(`/api/parts/${id}`)).headers.get('etag');

test('a price is set by the code or the number of the part, enters the history, and buyers see it at once', async () => {
  const id = await stockPart(shop);
  const { sku } = await rowOf(id);
  const etag = await etagOf(id);
  later(1);
  expect(await run(partsPrice, sku, '1.250,50')).toBe(
    `${sku} (#${id}), Fanale anteriore sinistro: €1,250.50 (it was €79.00).`,
  );
  expect(await shop.visitor().api.part(id)).toMatchObject({
    price: 125_050,
    discountedPrice: 125_050,
    updatedAt: shop.deps.clock().toISOString(),
  });
  expect(await etagOf(id)).not.toBe(etag);
  later(1);
  await run(partsPrice, `#${id}`, '60.10');
  later(1);
  await run(partsDiscount, sku, '15');
  expect(await rowOf(id)).toMatchObject({ price: 6010, discount: 15, discountedPrice: 5109 });
  expect(await pricesOf(id)).toEqual([125_050, 6010, 5109]);
  const { updatedAt } = await rowOf(id);
  later(1);
  expect(await run(partsDiscount, sku, '15')).toMatch(/as before\. Nothing was changed\.$/);
  expect((await rowOf(id)).updatedAt).toEqual(updatedAt);
  expect(await pricesOf(id)).toHaveLength(3);
});

test.each(['0', '-5', 'free', '1.2.3', '', '999999999'])('%j is no price', async (typed) => {
  await expect(runCommand(shop, partsPrice, ['X', '--', typed])).rejects.toThrow(UsageError);
});

test.each(['101', '1.5', '', 'x'])('%j is no discount', async (typed) => {
  await expect(runCommand(shop, partsDiscount, ['X', '--', typed])).rejects.toThrow(UsageError);
});

test('a part that is not there is said so, by code and by number', async () => {
  for (const [command, ...rest] of [
    [partsPrice, '5'],
    [partsQuantity, '5'],
    [partsShow],
    [partsRemove, '--yes'],
  ] as const) {
    await expect(runCommand(shop, command, ['NONE', ...rest])).rejects.toEqual(
      new Refused('There is no part with the code "NONE".'),
    );
    await expect(runCommand(shop, command, ['#999999', ...rest])).rejects.toEqual(
      new Refused('There is no part with the number #999999.'),
    );
  }
});

test('the quantity never falls below what is kept for buyers', async () => {
  const id = await stockPart(shop, { quantity: 5 });
  const buyer = await createBuyer(shop);
  await buyer.api.checkout(
    await buyer.checkoutFor(id, { orderItems: [{ partId: id, quantity: 2 }] }),
    `two-of-${id}-please`,
  );
  await expect(runCommand(shop, partsQuantity, [`#${id}`, '1'])).rejects.toThrow(
    /2 pieces are kept for buyers, so it cannot have fewer\. Nothing was changed\.$/,
  );
  expect(await stockOf(shop, id)).toEqual({ onHand: 5, reserved: 2, available: 3 });
  expect(await run(partsQuantity, `#${id}`, '2')).toMatch(
    /: 2 pieces, 2 of them kept for buyers \(it was 5\)\.$/,
  );
  expect(await stockOf(shop, id)).toEqual({ onHand: 2, reserved: 2, available: 0 });
});

test('buyers and shopkeepers at the same moment never sell more than there is', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => createBuyer(shop)));
  for (let round = 0; round < 3; round++) {
    const id = await stockPart(shop, { quantity: 3 });
    const forms = await Promise.all(buyers.map((buyer) => buyer.checkoutFor(id, { paymentMethod: 'card' })));
    const answers = await Promise.allSettled([
      ...buyers.map((buyer, at) => buyer.api.checkout(forms[at]!, `round-${round}-${id}-${at}`)),
      runCommand(shop, partsQuantity, [`#${id}`, '1']),
      runCommand(shop, partsPrice, [`#${id}`, '79,00']),
    ]);
    const sold = answers.slice(0, buyers.length).filter(({ status }) => status === 'fulfilled').length;
    const { onHand, reserved, available } = await stockOf(shop, id);
    expect(reserved).toBe(sold);
    const wasRefused = answers[buyers.length]!.status === 'rejected';
    // The count was refused when more than one piece was kept by then, else it holds.
    expect({ onHand, available }).toEqual(
      wasRefused ? { onHand: 3, available: 3 - sold } : { onHand: 1, available: 1 - sold },
    );
    // Nobody has more unpaid orders than are allowed.
    shop.setTime(new Date(shop.deps.clock().getTime() + 3_600_000));
    await shop.runJobs();
    for (const buyer of buyers) buyer.token = (await buyer.api.refresh()).token;
  }
});

test('a part that nobody ordered is deleted, after asking', async () => {
  const id = await stockPart(shop);
  await run(partsPrice, `#${id}`, '5');
  await expect(runCommand(shop, partsRemove, [`#${id}`])).rejects.toThrow(/say --yes/);
  const declined = await runCommand(shop, partsRemove, [`#${id}`], ['n']);
  expect(declined).toMatchObject({ status: 2, lines: ['Nothing was changed.'] });
  expect(declined.told[0]).toMatch(/will be deleted: nobody ever ordered it\. Go on\? \[y\/N\] $/);
  expect(await rowOf(id)).toBeDefined();
  expect(await runCommand(shop, partsRemove, [`#${id}`], ['y'])).toMatchObject({ status: 0 });
  expect(await rowOf(id)).toBeUndefined();
  expect(await pricesOf(id)).toEqual([]);
  expect((await shop.visitor().fetch(`/api/parts/${id}`)).status).toBe(404);
});

test('a part that stands in an order is taken from sale and keeps its page', async () => {
  const id = await stockPart(shop, { quantity: 4 });
  const buyer = await createBuyer(shop);
  const { orderId } = await buyer.order(id);
  expect(await run(partsRemove, `#${id}`, '--yes')).toMatch(
    /stands in an order and is taken from sale instead of deleted\. 1 piece is still kept for buyers, and for sale again if nobody pays: /,
  );
  expect(await stockOf(shop, id)).toEqual({ onHand: 1, reserved: 1, available: 0 });
  expect(await shop.visitor().api.part(id)).toMatchObject({ quantity: 0 });
  expect((await buyer.api.order(orderId)).items[0]).toMatchObject({ partId: id });
});

test('a part that is ordered while it is removed stays for its order, or is sold to nobody', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => createBuyer(shop)));
  for (let round = 0; round < 3; round++) {
    const id = await stockPart(shop);
    const forms = await Promise.all(buyers.map((buyer) => buyer.checkoutFor(id)));
    const [removal, ...orders] = await Promise.allSettled([
      runCommand(shop, partsRemove, [`#${id}`, '--yes']),
      ...buyers.map((buyer, at) => buyer.api.checkout(forms[at]!, `remove-${round}-${id}-${at}`)),
    ]);
    expect(removal.status).toBe('fulfilled');
    const sold = orders.filter(({ status }) => status === 'fulfilled');
    for (const order of orders)
      if (order.status === 'rejected') expect(order.reason).toMatchObject({ code: 'out_of_stock' });
    const items = await shop.database.db.select().from(orderItems).where(eq(orderItems.partId, id));
    expect(items).toHaveLength(sold.length);
    if (sold.length === 0) expect(await rowOf(id)).toBeUndefined();
    else expect(await stockOf(shop, id)).toEqual({ onHand: 1, reserved: 1, available: 0 });
    shop.setTime(new Date(shop.deps.clock().getTime() + 3_600_000));
    await shop.runJobs();
    for (const buyer of buyers) buyer.token = (await buyer.api.refresh()).token;
  }
});

test('the list finds by code, number and words, and the sold ones', async () => {
  const there = await stockPart(shop, { price: 123_456 });
  const sold = await stockPart(shop, { quantity: 0 });
  const { sku } = await rowOf(there);
  await shop.database.db
    .update(parts)
    .set({ sku: `Z-${sku}\u001b[31m`, serialNumber: 'QX 1 23', serialKey: 'QX123' })
    .where(eq(parts.id, there));
  const list = async (...args: string[]) =>
    (await runCommand(shop, partsList, [...args, '--json'])).json as { parts: ListedPart[]; total: number };
  expect((await list('--search', `z-${sku}`.toLowerCase())).parts.map(({ id }) => id)).toEqual([there]);
  expect((await list('--search', 'qx-123')).parts.map(({ id }) => id)).toEqual([there]);
  expect((await list('--search', 'nothing like that')).total).toBe(0);
  const isSold = await list('--sold', '--limit', '1000');
  expect(isSold.parts.map(({ id }) => id)).toContain(sold);
  expect(isSold.parts.every(({ quantity }) => quantity === 0)).toBe(true);
  const few = await list('--limit', '1');
  expect([few.parts.length, few.total > 2]).toEqual([1, true]);

  const { lines } = await runCommand(shop, partsList, ['--search', 'Z-']);
  expect(lines[0]).toMatch(/^ *id  code +name +number +price  pieces  kept$/);
  expect(lines[1]).toContain('€1,234.56');
  expect(lines.every((line) => line.length <= 80 && !line.includes('\u001b'))).toBe(true);
});

test('one part is shown with the yard’s own side of it', async () => {
  const id = await stockPart(shop, { quantity: 2 });
  await (await createBuyer(shop)).order(id);
  await run(partsDiscount, `#${id}`, '10');
  const sheet = await run(partsShow, `#${id}`);
  for (const line of [
    '€79.00',
    '10 %, €71.10',
    '2 pieces',
    '1 piece for buyers who have not paid yet',
    'in 1 order',
  ])
    expect(sheet).toContain(line);
  expect(sheet).not.toMatch(/undefined|null|\[object/);
  const whole = (await runCommand(shop, partsShow, [`#${id}`, '--json'])).json as WholePart;
  const {
    sku,
    nameEn,
    onHand,
    reserved,
    listedQuantity,
    plate,
    vin,
    place,
    vatScheme,
    purchasePrice,
    internalNotes,
    orderCount,
    priceHistory: prices,
    ...part
  } = whole;
  expect(part).toEqual(await shop.visitor().api.part(id));
  expect([vin, place, internalNotes, vatScheme, purchasePrice]).toEqual([null, null, null, null, null]);
  expect({ nameEn, onHand, reserved, listedQuantity, plate, orderCount }).toEqual({
    nameEn: 'Left headlight',
    onHand: 2,
    reserved: 1,
    listedQuantity: 2,
    plate: null,
    orderCount: 1,
  });
  expect([sku, prices[0]?.discountedPrice]).toEqual([(await rowOf(id)).sku, 7110]);
});

test('a price by hand outlives the yard’s file unless it is forced, and a count moves only by what moved in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-parts-'));
  const file = join(folder, 'yard.csv');
  // A make of which the tests' shelves have nothing: its name stands once.
  const write = (price: string, quantity: number) =>
    writeFileSync(
      file,
      `codice;nome;numero_originale;marca;modello;categoria;prezzo;quantita\nHAND-1;Alternatore;51784845;Lancia;Ypsilon (843);alternatore;${price};${quantity}\n`,
    );
  const importIt = (...more: string[]) => run(importFile, file, ...more);
  write('100,00', 3);
  await importIt();
  const [{ id } = { id: 0 }] = await shop.database.db.select().from(parts).where(eq(parts.sku, 'HAND-1'));
  await run(partsQuantity, 'HAND-1', '7');
  expect(await importIt()).toContain('Nothing has changed.');
  expect(await rowOf(id)).toMatchObject({ onHand: 7, listedQuantity: 3 });
  write('100,00', 2);
  await importIt();
  expect(await rowOf(id)).toMatchObject({ onHand: 6, listedQuantity: 2 });

  later(1);
  await run(partsPrice, 'HAND-1', '80');
  later(1);
  expect(await importIt()).toContain('Nothing has changed.');
  expect(await rowOf(id)).toMatchObject({ price: 8000, onHand: 6 });
  expect(await importIt('--force', 'prezzo')).toMatch(/1 changed/);
  expect(await rowOf(id)).toMatchObject({ price: 10_000, onHand: 6 });
  expect(await pricesOf(id)).toEqual([10_000, 8000, 10_000]);
  rmSync(folder, { recursive: true });
});
