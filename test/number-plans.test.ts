import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberMeaning } from '../server/catalogue/search/number-meaning.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a number is looked up by indexes alone', async () => {
  const { condition } = numberMeaning(['1K0941006S']);
  const plan = await shop.database.db.transaction(async (tx) => {
    // Of a few parts reading all of them is quickest: what is asked is whether it could be done otherwise.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from parts where ${condition}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'parts_serial',
    'parts_serial_end',
    'parts_manufacturer',
    'parts_other_keys',
    'parts_other_number_ends',
  ])
    expect(plan).toContain(index);
});
