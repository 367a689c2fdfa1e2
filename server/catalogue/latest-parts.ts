/** What came in last, and how much there is. */
import { sql } from 'drizzle-orm';
import type { LatestQuery, PartCount, PartSummary } from '../../domain/contract/parts.ts';
import type { Executor } from '../db/client.ts';
import { listSummaries } from './summaries.ts';

export async function latestParts(
  db: Executor,
  { limit, onlyStock, lang }: LatestQuery,
): Promise<PartSummary[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts ${onlyStock ? sql`where available > 0` : sql``}
    order by updated_at desc, id desc limit ${limit}`);
  return listSummaries(
    db,
    rows.map(({ id }) => id),
    lang,
  );
}

/** Parts in stock. */
export async function countParts(db: Executor): Promise<PartCount> {
  const { rows } = await db.execute<PartCount>(
    sql`select count(*)::int as count from parts where available > 0`,
  );
  return rows[0] ?? { count: 0 };
}
