/** How often something was searched for, in the database: a row for each query and day, and nothing of who asked. */
import { lt, sql } from 'drizzle-orm';
import { searchCountRetentionDays } from '../../../domain/constants.ts';
import type { VainSearch } from '../../../domain/contract/desk-stock.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { searchCounts } from '../../db/schema/shop.ts';

export type SearchCount = typeof searchCounts.$inferSelect;

/** So many different queries of a day are kept: whoever makes them up by the thousand fills no disk. */
const mostOfADay = 5_000;

/** Adds to what is there. @param counts each query of a day once */
export async function addSearchCounts(db: Executor, counts: readonly SearchCount[]): Promise<void> {
  // Several processes write: in one order, so that none waits for another that waits for it.
  const rows = counts.toSorted((one, other) => (one.day + one.query < other.day + other.query ? -1 : 1));
  await db.execute(sql`
    insert into search_counts
    select noted.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as noted (day date, query text, "withoutResult" integer, "withResult" integer, opened integer)
    where (select count(*) from search_counts there where there.day = noted.day) < ${mostOfADay}
      or exists (select from search_counts there where there.day = noted.day and there.query = noted.query)
    on conflict (day, query) do update set
      without_result = search_counts.without_result + excluded.without_result,
      with_result = search_counts.with_result + excluded.with_result,
      opened = search_counts.opened + excluded.opened`);
}

/**
 * Queries of the last days that found nothing, or something that nobody opened; what found nothing most often comes first.
 *
 * @param days today counts as one
 */
export async function listVainSearches(
  db: Executor,
  now: Date,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<{ searches: VainSearch[]; total: number }> {
  const { rows } = await db.execute<VainSearch & { total: number }>(sql`
    select query, sum(without_result)::int as "withoutResult",
      sum(greatest(with_result - opened, 0))::int as "notOpened",
      max(day)::text as "lastDay", (count(*) over ())::int as total
    from search_counts
    where day > ${dayInRome(now)}::date - ${days}::int and (without_result > 0 or with_result > opened)
    group by query
    order by sum(without_result) desc, 3 desc, max(day) desc, query
    limit ${limit}`);
  return {
    searches: rows.map(({ query, withoutResult, notOpened, lastDay }) => ({
      query,
      withoutResult,
      notOpened,
      lastDay,
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function forgetSearchCounts(db: Executor, now: Date): Promise<void> {
  await db
    .delete(searchCounts)
    .where(lt(searchCounts.day, sql`${dayInRome(now)}::date - ${searchCountRetentionDays}::int`));
}
