/** What migrations make of what was there before them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Buyer } from '../domain/buyer.ts';
import { knownMigrations, noteMigrations, runMigrations } from '../server/backup/migrations.ts';
import { dropAll } from '../server/backup/schema-public.ts';
import type { Client } from '../server/backup/tables.ts';
import { inTransaction } from '../server/backup/transaction.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { dueAt } from '../server/orders/payment-methods/registry.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

/** An order of a time before `due_at`. */
const place = (client: Client, number: string, method: string, placedAt: Date, reservedUntil: Date | null) =>
  client.query(
    `insert into orders (id, order_number, state, locale, goods, discount, shipping, final_price, billing_address,
       delivery_address, buyer, consents, payment_method, placed_at, reserved_until)
     values (gen_random_uuid(), $1, $2, 'it', 1, 0, 0, 1, '{}', '{}', '{}', '{}', $3, $4, $5)`,
    [number, reservedUntil ? 'awaiting_payment' : 'paid', method, placedAt, reservedUntil],
  );

/** Makes the schema of before the first migration that names something, and does what was done then. */
async function goBackBefore(named: string, act: (client: Client) => Promise<void>): Promise<void> {
  const before = knownMigrations().findIndex(({ sql }) => sql.some((part) => part.includes(named)));
  await inTransaction(shop.database, '', async (client) => {
    const migrations = knownMigrations().slice(0, before);
    await dropAll(client);
    await runMigrations(client, migrations);
    await noteMigrations(client, migrations);
    await act(client);
  });
}

test('an order of before has the due date that its buyer was told, the days of then and a whole buyer', async () => {
  const expected: [string, Date][] = [];
  await goBackBefore('"due_at"', async (client) => {
    // Over two years, at hours on both sides of midnight in Rome and in Greenwich.
    for (let day = 0; day < 730; day++) {
      const placedAt = new Date(Date.UTC(2025, 0, 1 + day, (day * 7) % 24, 30, 15));
      const method = day % 10 === 0 ? 'card' : 'bank_transfer';
      await place(client, `S-${day}`, method, placedAt, null);
      expected.push([`S-${day}`, dueAt(method, placedAt)]);
    }
    // What is kept is kept as it was.
    const kept = new Date('2027-01-15T12:00:00Z');
    await place(client, 'S-kept', 'bank_transfer', new Date('2027-01-05T10:00:00Z'), kept);
    expected.push(['S-kept', kept]);
  });

  await migrateDatabase(shop.database);
  const { rows } = await shop.database.pool.query<{
    number: string;
    due: Date;
    days: number;
    buyer: unknown;
  }>('select order_number as number, due_at as due, withdrawal_days as days, buyer from orders');
  expect(new Set(rows.map(({ days }) => days))).toEqual(new Set([14]));
  for (const { buyer } of rows) expect(Buyer.safeParse(buyer).success).toBe(true);
  const made = new Map(rows.map(({ number, due }) => [number, due]));
  expect(expected.filter(([number, due]) => made.get(number)?.getTime() !== due.getTime())).toEqual([]);
});

test('a process of the release before goes on taking orders beside this one', async () => {
  const kept = new Date('2027-01-15T12:00:00Z');
  await inTransaction(shop.database, '', (client) =>
    place(client, 'S-old', 'bank_transfer', new Date('2027-01-05T10:00:00Z'), kept),
  );
  const { rows } = await shop.database.pool.query('select due_at as due from orders');
  expect(rows).toEqual([{ due: kept }]);
});

test(
  'the addresses that an account is known at have a table of their own, and counts stay where they were',
  { tags: 'long' },
  async () => {
    await goBackBefore('"known_addresses"', async (client) => {
      await client.query(`insert into limit_counts (key, calls, ends_at) values
      ('home', 1, now() + interval '20 days'), ('tries', 7, now() + interval '10 minutes')`);
    });
    await migrateDatabase(shop.database);
    const keysOf = async (table: string) => (await shop.database.pool.query(`select key from ${table}`)).rows;
    expect(await keysOf('known_addresses')).toEqual([{ key: 'home' }]);
    expect(await keysOf('limit_counts')).toEqual([{ key: 'tries' }]);
  },
);

test('places that were two for their blanks are one, with what lay at each and what stood on it', async () => {
  const ids = [await stockPart(shop), await stockPart(shop), await stockPart(shop)];
  const named = ['A 1', 'A  1', 'a\u00a0 1'];
  const { pool } = shop.database;
  for (const [at, id] of ids.entries())
    await pool.query('update parts set place = $1 where id = $2', [named[at], id]);
  await pool.query('insert into places (name) select unnest($1::text[])', [named]);
  await pool.query(`insert into places (name, is_box, inside_id)
    select 'Cassa ' || id, true, id from places order by id`);

  const migration = knownMigrations().find(({ sql }) => sql.some((part) => part.includes('for each run')));
  await inTransaction(shop.database, '', (client) => runMigrations(client, [migration!]));

  const { rows: lying } = await pool.query('select distinct lower(place) as place from parts');
  expect(lying).toEqual([{ place: 'a 1' }]);
  const { rows } = await pool.query(`select shelf.name, count(*)::int as boxes
    from places box join places shelf on shelf.id = box.inside_id group by 1`);
  expect(rows).toEqual([{ name: 'A 1', boxes: 3 }]);
  const { rows: shelves } = await pool.query('select name from places where not is_box');
  expect(shelves).toEqual([{ name: 'A 1' }]);
});
