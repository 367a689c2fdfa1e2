/** A place is counted: the books say what was found, and nobody who bought a piece loses it by that. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CountDone, CountedPart } from '../domain/contract/desk-counting.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const write = (path: string, body: unknown, key: string = randomUUID()) =>
  yard.ask('PUT', `/stock/${path}`, body, { 'idempotency-key': key });

async function partAt(place: string | null, quantity = 1): Promise<number> {
  const id = await stockPart(shop, { quantity });
  await shop.database.db.update(parts).set({ place }).where(eq(parts.id, id));
  return id;
}

const count = (place: string, counted: readonly CountedPart[], key?: string) =>
  write('counts', { place, parts: counted }, key);

const outcomesOf = ({ body }: Awaited<ReturnType<typeof count>>) =>
  (body as CountDone).parts.map(({ outcome }) => outcome);

const logged = (subject: string) =>
  shop.database.db.select().from(deskActions).where(eq(deskActions.subject, subject)).orderBy(deskActions.id);

async function buyByTransfer(partId: number, quantity = 1): Promise<string> {
  const buyer = await createBuyer(shop);
  const checkout = await buyer.checkoutFor(0, {
    orderItems: [{ partId, quantity }],
    paymentMethod: 'bank_transfer',
  });
  return (await buyer.api.checkout(checkout, randomUUID())).orderNumber;
}

test('what is missing leaves the sale, what is more comes to it, what lay elsewhere is here', async () => {
  const [right, missing, more] = [await partAt('C-1'), await partAt('c-1'), await partAt('C-1', 2)];
  const other = await partAt('C-2');
  const answer = await count('c-1', [
    { id: right, found: 1, expected: 1 },
    { id: missing, found: 0, expected: 1 },
    { id: more, found: 4, expected: 2 },
    { id: other, found: 1, expected: null },
  ]);
  expect(outcomesOf(answer)).toEqual(['as_expected', 'corrected', 'corrected', 'moved']);
  const { place } = answer.body as CountDone;
  expect(place.countedAt).toBe(shop.deps.clock().toISOString());
  expect(new Map(place.pieces.map(({ id, onHand }) => [id, onHand]))).toEqual(
    new Map([
      [right, 1],
      [more, 4],
      [other, 1],
    ]),
  );
  expect(await stockOf(shop, missing)).toMatchObject({ onHand: 0, available: 0 });
  expect(await logged('C-1')).toMatchObject([
    { who: 'Anna', action: 'place_counted', before: { pieces: 4 }, after: { pieces: 6, tooFew: null } },
  ]);
  const [row] = await shop.database.db.select().from(parts).where(eq(parts.id, missing));
  expect(await logged(row!.sku)).toMatchObject([
    { action: 'part_counted', before: { pieces: 1 }, after: { pieces: 0 } },
  ]);
});

test('a sold piece that still stands there is found, and one that does not is nobody’s to take away', async () => {
  const id = await partAt('C-3', 3);
  await runCommand(shop, ordersPaid, [await buyByTransfer(id)]);
  await buyByTransfer(id);
  // One is sold and not fetched, one is kept for who is paying, one is free: three stand there.
  expect(outcomesOf(await count('C-3', [{ id, found: 3, expected: 3 }]))).toEqual(['as_expected']);
  expect(outcomesOf(await count('C-3', [{ id, found: 1, expected: 3 }]))).toEqual(['too_few']);
  expect(await stockOf(shop, id)).toEqual({ onHand: 2, reserved: 1, available: 1 });
  const [, line] = await logged('C-3');
  expect(line?.after).toMatchObject({ pieces: 1, tooFew: expect.stringMatching(/^SKU-/) });
  expect(outcomesOf(await count('C-3', [{ id, found: 2, expected: 3 }]))).toEqual(['corrected']);
  expect(await stockOf(shop, id)).toEqual({ onHand: 1, reserved: 1, available: 0 });
});

test('a count of what has changed since it was seen is not written down', async () => {
  const [edited, moved] = [await partAt('C-4', 2), await partAt('C-4')];
  await write(`parts/${edited}`, { change: { onHand: 5 }, seen: { onHand: 2 } });
  await write(`parts/${moved}/place`, { place: 'C-5' });
  const answer = await count('C-4', [
    { id: edited, found: 0, expected: 2 },
    { id: moved, found: 0, expected: 1 },
  ]);
  expect(outcomesOf(answer)).toEqual(['outdated', 'outdated']);
  expect([await stockOf(shop, edited), await stockOf(shop, moved)]).toMatchObject([
    { onHand: 5 },
    { onHand: 1 },
  ]);
});

test('a count that is sent again is written down once, and answers what it answered', async () => {
  const [id, key] = [await partAt('C-6', 2), randomUUID()];
  const counted = [{ id, found: 1, expected: 2 }];
  expect(outcomesOf(await count('C-6', counted, key))).toEqual(['corrected']);
  await write(`parts/${id}`, { change: { onHand: 7 }, seen: {} });
  expect(outcomesOf(await count('C-6', counted, key))).toEqual(['corrected']);
  expect(await stockOf(shop, id)).toMatchObject({ onHand: 7 });
});

test('sold at the moment when its shelf is counted: the buyer has it, and the books add up', async () => {
  for (let time = 0; time < 4; time += 1) {
    const place = `C-7${time}`;
    const [one, other] = [await partAt(place, 2), await partAt(place)];
    const orderNumber = await buyByTransfer(one);
    const [counted, , bought] = await Promise.allSettled([
      count(place, [
        { id: other, found: 0, expected: 1 },
        { id: one, found: 2, expected: 2 },
      ]),
      runCommand(shop, ordersPaid, [orderNumber]),
      buyByTransfer(other),
    ]);
    if (counted.status === 'rejected') throw counted.reason;
    const [ofOther, ofOne] = outcomesOf(counted.value);
    // Paid before or after: the sold one stands there all the same.
    expect(ofOne).toBe('as_expected');
    expect(await stockOf(shop, one)).toEqual({ onHand: 1, reserved: 0, available: 1 });
    const isBought = bought.status === 'fulfilled';
    expect(ofOther).toBe(isBought ? 'too_few' : 'corrected');
    expect(await stockOf(shop, other)).toEqual(
      isBought ? { onHand: 1, reserved: 1, available: 0 } : { onHand: 0, reserved: 0, available: 0 },
    );
  }
});

test('what is no count is refused', async () => {
  const id = await partAt('C-8');
  const codeOf = async (place: string, counted: object[]) =>
    (await write('counts', { place, parts: counted })).body.code;
  expect(await codeOf('nowhere', [])).toBe('place_not_found');
  expect(await codeOf('C-8', [{ id: 999_999, found: 1, expected: null }])).toBe('part_not_found');
  expect(await codeOf('C-8', [{ id, found: -1, expected: 1 }])).toBe('invalid_body');
  expect(await codeOf('C-8', Array(2).fill({ id, found: 1, expected: 1 }))).toBe('invalid_body');
  expect(await stockOf(shop, id)).toMatchObject({ onHand: 1 });
  expect(await logged('C-8')).toEqual([]);
});
