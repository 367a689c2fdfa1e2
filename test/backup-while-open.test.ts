/** Backups and restores of a shop that people are using. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../server/backup/make-backup.ts';
import { backUp, bringBack, everyRow, fillShop, makeFolder, never } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let other: TestShop;
beforeEach(async () => {
  [shop, other] = await Promise.all([openShop(), openShop()]);
});
afterEach(async () => {
  await shop.close();
  await other.close();
});

/** What must agree at any moment: orders with their items, and the pieces kept with the orders that wait. */
async function disagreements({ database }: TestShop): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select order_number from orders
     where goods <> (select coalesce(sum(quantity * discounted_price), 0) from order_items where order_id = orders.id)
       or not exists (select from order_history where order_id = orders.id)
     union all
     select sku from parts
     where reserved <> (
       select coalesce(sum(quantity), 0) from order_items join orders on orders.id = order_id
       where part_id = parts.id and reserved_until is not null)`,
  );
  return rows;
}

test('while ten people buy, a backup is one moment of the shop', async () => {
  const parts = await Promise.all([1, 2, 3].map(() => stockPart(shop, { quantity: 1000 })));
  const buyers = [];
  for (let count = 0; count < 10; count++) buyers.push(await createBuyer(shop));
  let isOver = false;
  let placed = 0;
  const buying = buyers.map(async (buyer, at) => {
    while (!isOver) {
      await payByCard(buyer, await buyer.order(parts[at % parts.length] ?? 0), '4242424242424242');
      placed += 1;
    }
  });
  const paths: string[] = [];
  let during = 0;
  try {
    for (const name of ['one', 'two', 'three']) {
      const before = placed;
      await expect.poll(() => placed).toBeGreaterThan(before + 5);
      const path = join(makeFolder(), `${name}.tar.gz`);
      const started = placed;
      await makeBackup(shop.deps, path, never);
      paths.push(path);
      during += placed - started;
    }
  } finally {
    isOver = true;
    await Promise.all(buying);
  }
  // The embedded engine does one thing after the other.
  expect(during > 0 || shop.database.isEmbedded).toBe(true);
  let orders = -1;
  for (const path of paths) {
    await bringBack(other.deps, path);
    expect(await disagreements(other)).toEqual([]);
    const { rows } = await other.database.pool.query<{ count: number }>('select count(*)::int from orders');
    expect(rows[0]?.count).toBeGreaterThan(orders);
    orders = rows[0]?.count ?? 0;
  }
});

test('whoever reads during a restore sees the old shop or the new one, and no error', async () => {
  await fillShop(other);
  await stockPart(shop);
  await createBuyer(shop);
  const counts = 'select (select count(*) from parts) || $$ $$ || (select count(*) from orders) as seen';
  const look = async ({ database }: TestShop) => {
    const { rows } = await database.pool.query<{ seen: string }>(counts);
    return rows[0]?.seen ?? '';
  };
  const [old, young] = [await look(shop), await look(other)];
  const path = await backUp(other.deps);
  const seen = new Set<string>();
  let isOver = false;
  const visitors = [1, 2, 3].map(async () => {
    while (!isOver) {
      seen.add(await look(shop));
      await shop.visitor().api.search({ limit: 5 });
    }
  });
  try {
    await bringBack(shop.deps, path);
    seen.add(await look(shop));
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect(old).not.toBe(young);
  expect([...seen].toSorted()).toEqual([old, young].toSorted());
});

test('a restore that is ended anywhere, also just before its end, leaves the shop as it was', async () => {
  await fillShop(other);
  await stockPart(shop);
  const path = await backUp(other.deps);
  const before = await everyRow(shop.database);
  let asked = 0;
  /** Ends it when it has asked so many times whether it is to end. */
  const endedAfter = (times: number) => {
    asked = 0;
    return {
      throwIfAborted() {
        asked += 1;
        if (asked > times) throw new Error('ended');
      },
    } as AbortSignal;
  };
  await bringBack(other.deps, path, endedAfter(Infinity));
  const all = asked;
  expect(all).toBeGreaterThan(40);
  for (const times of [all - 1, all - 2, all - 15]) {
    await expect(bringBack(shop.deps, path, endedAfter(times))).rejects.toThrow('ended');
    expect(await everyRow(shop.database)).toEqual(before);
  }
});

test('two restores at once end with one of the two shops, whole', async () => {
  await fillShop(other);
  const full = await backUp(other.deps);
  await stockPart(shop);
  const small = await backUp(shop.deps);
  const smallRows = await everyRow(shop.database);
  await Promise.allSettled([bringBack(shop.deps, full), bringBack(shop.deps, small)]);
  const rows = await everyRow(shop.database);
  expect([await everyRow(other.database), smallRows]).toContainEqual(rows);
});
