import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherPartsOf } from '../server/catalogue/other-parts.ts';
import { summaryColumns, summaryJoins } from '../server/catalogue/summaries.ts';
import { byCode } from '../server/desk/stock/find-stock.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await stockPart(shop);
  await copyPart(3_000);
});
afterAll(() => shop.close());

/** Of a few parts reading all of them by any index is as quick as by the right one. */
async function copyPart(times: number): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ columns: string }>(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = 'public' and table_name = 'parts' and is_generated = 'NEVER' and is_identity = 'NO'`);
  const columns = rows[0]?.columns ?? '';
  await pool.query(`
    insert into parts (${columns}) select ${columns} from (
      select (jsonb_populate_record(part, jsonb_build_object('sku', n, 'serial_key', n, 'car_id', null))).*
      from parts part, generate_series(1, ${times}) n
    ) copies`);
  await pool.query('analyze parts');
}

/** What is asked is whether it could be done otherwise than by reading all. */
const planOf = (query: SQL, ...without: readonly string[]) =>
  shop.database.db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', ...without]) await tx.execute(sql.raw(`set local ${way} = off`));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test('parts of the same number, and of the same car, are looked up by indexes alone', async () => {
  const plan = await planOf(otherPartsOf(sql`'{1,2}'::int[]`));
  for (const index of ['parts_serial', 'parts_car']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('what a list tells of parts, their cars and photos among it, is one query over indexes', async () => {
  const plan = await planOf(
    sql`select ${summaryColumns('it')} from parts ${summaryJoins} where parts.id = any('{1,2,3}'::int[])`,
  );
  expect(plan).not.toContain('Seq Scan');
});

test('a part of a code is looked for in the codes alone', async () => {
  // Which of both ways over the index is cheaper depends on how lately somebody tidied the table up.
  expect(await planOf(byCode('-R1'), 'enable_bitmapscan')).toContain('Index Only Scan using parts_codes');
});
