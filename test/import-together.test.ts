import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { release, reserve, sellReserved } from '../domain/stock.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { changeStock } from '../server/orders/lifecycle/stock.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { yardLines } from './yard-lines.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const bring = (text: string, batchSize = 50) =>
  importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(text), { batchSize });

test('two imports of the same new file at the same moment bring every piece once', async () => {
  const reports = await Promise.all([bring(yardLines({ lines: 300 })), bring(yardLines({ lines: 300 }), 70)]);
  for (const { lines, refused } of reports) expect({ lines, refused }).toEqual({ lines: 300, refused: 0 });
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(300);
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as parts, count(distinct sku)::int as codes from parts',
  );
  expect(rows).toEqual([{ parts: 300, codes: 300 }]);
});

test(
  'people buy while the yard’s file changes quantities and prices: no piece is lost, none is sold twice',
  {
    timeout: 120_000,
  },
  async () => {
    const { db, pool } = shop.database;
    const lines = 30;
    await bring(yardLines({ lines, quantity: 20 }));
    const { rows } = await pool.query<{ id: number }>(
      `select id from parts where listed_quantity = 20 order by id`,
    );
    const ids = rows.map(({ id }) => id);
    let isBuying = true;
    const sold = new Map(ids.map((id) => [id, 0]));

    async function buyer(number: number): Promise<void> {
      for (let time = 0; time < 10; time++) {
        const picked = [number, number + 7, number + 13].map((at) => ids[(at + time) % ids.length] ?? 0);
        const basket = [...new Set(picked)]
          .sort((one, other) => one - other)
          .map((partId) => ({ partId, quantity: 1 }));
        const short = await db.transaction((tx) => changeStock(tx, basket, reserve));
        if (short.length > 0) continue;
        await pause(1);
        const isPaid = time % 3 > 0;
        await db.transaction((tx) => changeStock(tx, basket, isPaid ? sellReserved : release));
        if (isPaid) for (const { partId } of basket) sold.set(partId, (sold.get(partId) ?? 0) + 1);
      }
    }
    async function yard(): Promise<void> {
      for (let time = 1; isBuying; time++) {
        const report = await bring(yardLines({ lines, quantity: 20 + (time % 4), dearer: time }), 12);
        expect(report).toMatchObject({ lines, refused: 0 });
      }
    }
    const working = yard();
    await Promise.all(Array.from({ length: 8 }, (_, number) => buyer(number)));
    isBuying = false;
    await working;
    await bring(yardLines({ lines, quantity: 20 }));

    const { rows: left } = await pool.query<{ id: number; on_hand: number; reserved: number }>(
      `select id, on_hand, reserved from parts where id = any($1)`,
      [ids],
    );
    for (const { id, on_hand: onHand, reserved } of left)
      expect({ onHand, reserved }).toEqual({ onHand: 20 - (sold.get(id) ?? 0), reserved: 0 });
  },
);
