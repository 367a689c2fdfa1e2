/** What happened in each step of a period, read from what is written of orders, refunds, the counter, searches and visits. */
import { sql, type SQL } from 'drizzle-orm';
import type { FigureStep } from '../../../domain/contract/desk-figures.ts';
import { stepsOf, type Period } from '../../../domain/figures/periods.ts';
import type { Executor } from '../../db/client.ts';
import { isWithin, stepOf, stepOfDay } from './step-sql.ts';

/** What can be counted by one statement or another. */
export type Counted = Omit<FigureStep, 'margin' | 'shelf'>;

const nothing: Omit<Counted, 'step'> = {
  orders: 0,
  pieces: 0,
  taken: 0,
  refunds: 0,
  givenBack: 0,
  counterPieces: 0,
  counterTaken: 0,
  vainSearches: 0,
  visits: 0,
  baskets: 0,
  placed: 0,
};

/** @returns a row for each step, those in which nothing happened too */
export async function readSteps(db: Executor, period: Period): Promise<Counted[]> {
  const ofDay = stepOfDay(sql`day`, period);
  const isOfPeriod = sql`day between ${period.from}::date and ${period.to}::date`;

  const counts: Counted[] = stepsOf(period).map((step) => ({ step, ...nothing }));
  async function count(query: SQL): Promise<void> {
    const { rows } = await db.execute<{ at: number } & Partial<Counted>>(query);
    for (const { at, ...counted } of rows) Object.assign(counts[at] ?? {}, counted);
  }

  await count(sql`
    select ${stepOf(sql`purchased_at`, period)} as at, count(*)::int as orders, sum(final_price)::float8 as taken
    from orders where ${isWithin(sql`purchased_at`, period)} group by 1`);
  await count(sql`
    select ${stepOf(sql`orders.purchased_at`, period)} as at, sum(item.quantity)::int as pieces
    from orders join order_items item on item.order_id = orders.id
    where ${isWithin(sql`orders.purchased_at`, period)} group by 1`);
  // What was paid too late and went back at once was never a sale.
  await count(sql`
    select ${stepOf(sql`done_at`, period)} as at, count(*)::int as refunds, sum(amount)::float8 as "givenBack"
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'done' and orders.purchased_at is not null and ${isWithin(sql`done_at`, period)}
    group by 1`);
  await count(sql`
    select ${stepOf(sql`moved.at`, period)} as at, sum(pieces)::int as "counterPieces", sum(amount)::float8 as "counterTaken"
    from (select sold_at as at, pieces, amount from counter_sales
      union all select taken_back_at, -pieces, -amount from counter_sales where taken_back_at is not null) as moved
    where ${isWithin(sql`moved.at`, period)} group by 1`);
  await count(sql`
    select ${stepOf(sql`placed_at`, period)} as at, count(*)::int as placed
    from orders where ${isWithin(sql`placed_at`, period)} group by 1`);
  await count(sql`
    select ${ofDay} as at, sum(without_result)::int as "vainSearches"
    from search_counts where ${isOfPeriod} group by 1`);
  await count(sql`
    select ${ofDay} as at,
      coalesce(sum(times) filter (where what = 'visit'), 0)::int as visits,
      coalesce(sum(times) filter (where what = 'basket'), 0)::int as baskets
    from visit_counts where ${isOfPeriod} group by 1`);
  return counts;
}
