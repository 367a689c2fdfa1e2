/** How long pieces lay on the shelf: those that were sold in a period, and those that lie there now. */
import { sql } from 'drizzle-orm';
import type { Figures, PeriodFigures } from '../../../domain/contract/desk-figures.ts';
import { byAge, type Aged } from '../../../domain/figures/ages.ts';
import type { Period } from '../../../domain/figures/periods.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { isWithin } from './read-steps.ts';

const daySeconds = dayMs / 1000;

/** Of parts whose first price is not noted nothing is said. */
export async function readSoldAges(db: Executor, period: Period): Promise<PeriodFigures['shelf']> {
  const { rows } = await db.execute<{ pieces: number; quarters: number[] | null }>(sql`
    with sold as (
      select item.quantity, floor(extract(epoch from orders.purchased_at - (
        select min(history.at) from price_history history where history.part_id = item.part_id
      )) / ${daySeconds})::int as days
      from orders join order_items item on item.order_id = orders.id
      where ${isWithin(sql`orders.purchased_at`, period)} and item.restocked_at is null)
    select count(*)::int as pieces,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by days) as quarters
    from sold cross join generate_series(1, quantity) where days >= 0`);
  const [{ pieces, quarters } = { pieces: 0, quarters: null }] = rows;
  const [lower, median, upper] = quarters ?? [];
  if (lower === undefined || median === undefined || upper === undefined) return null;
  return { pieces, lower, median, upper };
}

/** Pieces kept for buyers lie there as well, until they are paid. */
export async function readStockAges(db: Executor, now: Date): Promise<Figures['stock']> {
  // All first prices at once: looked up part by part they take seconds at 100 000 parts.
  const { rows } = await db.execute<Aged>(sql`
    with came as (select part_id, min(at) as at from price_history group by part_id)
    select greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - coalesce(came.at, parts.updated_at))
        / ${daySeconds}))::int as days,
      sum(parts.on_hand)::int as pieces, sum(parts.on_hand::float8 * parts.discounted_price) as value
    from parts left join came on came.part_id = parts.id where parts.on_hand > 0 group by 1`);
  return byAge(rows);
}
