/** How long pieces lay on the shelf: those that were sold in a period, and those that lie there now. */
import { sql } from 'drizzle-orm';
import type { Figures, PeriodFigures } from '../../../domain/contract/desk-figures.ts';
import { byAge, type Aged } from '../../../domain/figures/ages.ts';
import { stepsOf, type Period } from '../../../domain/figures/periods.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { isWithin, stepOf } from './step-sql.ts';

const daySeconds = dayMs / 1000;

type Shelf = PeriodFigures['shelf'];

/** `at` is the place of the step, null for the whole period. */
type SoldAges = {
  readonly at: number | null;
  readonly pieces: number;
  readonly quarters: readonly number[] | null;
};

/** Of parts whose first price is not noted nothing is said. @returns of the whole period and of each of its steps */
export async function readSoldAges(
  db: Executor,
  period: Period,
): Promise<{ readonly whole: Shelf; readonly steps: readonly Shelf[] }> {
  const { rows } = await db.execute<SoldAges>(sql`
    with sold as (
      select ${stepOf(sql`orders.purchased_at`, period)} as at, item.quantity,
        floor(extract(epoch from orders.purchased_at - (
          select min(history.at) from price_history history where history.part_id = item.part_id
        )) / ${daySeconds})::int as days
      from orders join order_items item on item.order_id = orders.id
      where ${isWithin(sql`orders.purchased_at`, period)} and item.restocked_at is null)
    select at, count(*)::int as pieces,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by days) as quarters
    from sold cross join generate_series(1, quantity) where days >= 0
    group by grouping sets ((), (at))`);
  const shelfAt = (place: number | null): Shelf => shelfOf(rows.find(({ at }) => at === place));
  return { whole: shelfAt(null), steps: stepsOf(period).map((_, place) => shelfAt(place)) };
}

function shelfOf(ages: SoldAges | undefined): Shelf {
  const [lower, median, upper] = ages?.quarters ?? [];
  if (!ages || lower === undefined || median === undefined || upper === undefined) return null;
  return { pieces: ages.pieces, lower, median, upper };
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
