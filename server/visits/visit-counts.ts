/** How many visits and carts a day has, in the database: a row for each of the two and each day, and nothing of whose they were. */
import { sql } from 'drizzle-orm';
import type { CountedStep } from '../../domain/contract/visit-counts.ts';
import type { Executor } from '../db/client.ts';

/** @param day in Italy */
export async function addVisitCount(db: Executor, day: string, what: CountedStep): Promise<void> {
  await db.execute(sql`
    insert into visit_counts (day, what, times) values (${day}::date, ${what}, 1)
    on conflict (day, what) do update set times = visit_counts.times + 1`);
}
