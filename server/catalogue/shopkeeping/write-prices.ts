/** New prices of parts, one or a whole stock of them: everything that goes with a price goes here. */
import { sql, type SQL } from 'drizzle-orm';
import { discounted } from '../../../domain/money.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';

/** Cents before the discount, and the discount in whole percent. */
export type NewPrice = { readonly id: number; readonly price: number; readonly discount: number };

/** Rows of one statement: a second's work on a slow machine, and a few hundred kilobytes on the line. */
const chunkSize = 5_000;

/**
 * What buyers pay follows from the price and enters the price history: the thirty days of a reduction are counted from there
 * (art. 17-bis Codice del consumo). Orders that were placed keep theirs.
 *
 * @param tx has locked the parts, in the order of their ids
 * @param handSet which facts the yard's files leave alone from now on, of `parts.handSet`
 */
export async function writePrices(
  tx: Executor,
  priced: readonly NewPrice[],
  handSet: SQL,
  now: Date,
): Promise<void> {
  for (let from = 0; from < priced.length; from += chunkSize) {
    const rows = priced
      .slice(from, from + chunkSize)
      .map((row) => ({ ...row, pays: discounted(row.price, row.discount) }));
    const column = (name: keyof (typeof rows)[number]) =>
      sql`${sql.param(rows.map((row) => row[name]))}::int[]`;
    await tx.execute(sql`
      update parts set price = priced.price, discount = priced.discount, discounted_price = priced.pays,
        updated_at = ${now}, hand_set = ${handSet}
      from unnest(${column('id')}, ${column('price')}, ${column('discount')}, ${column('pays')})
        as priced (id, price, discount, pays)
      where parts.id = priced.id`);
    await tx.execute(sql`
      insert into price_history (part_id, at, discounted_price)
      select id, ${now}::timestamptz, pays from unnest(${column('id')}, ${column('pays')}) as priced (id, pays)
      on conflict (part_id, at) do update set discounted_price = excluded.discounted_price`);
  }
}

/**
 * Facts that the yard's files leave as they are from now on, beside those of before.
 *
 * @param without those of before that are no longer among them
 */
export const withFacts = (names: readonly string[], without: readonly string[] = []): SQL =>
  sql`array(select distinct fact from unnest(${parts.handSet} || ${sql.param([...names])}::text[]) fact
    where fact <> all(${sql.param([...without])}::text[]) order by 1)`;
