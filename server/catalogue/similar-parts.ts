/** Parts like another: what a buyer may take instead, or beside it. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { listSummaries } from './summaries.ts';

/**
 * In stock, nearest first: the same kind for a shared model, then the same kind of the same brand, then a shared model (api).
 *
 * @throws Problem `part_not_found`
 */
export async function similarParts(
  db: Executor,
  id: number,
  limit: number,
  locale: Locale,
): Promise<PartSummary[]> {
  const { rows: found } = await db.execute<{ kind: number; models: number[]; brands: number[] }>(sql`
    select category_id as kind, model_ids as models, brand_ids as brands from parts where id = ${id}`);
  const [part] = found;
  if (!part) throw new Problem('part_not_found');
  const sharesModel = sql`model_ids && ${sql.param(part.models)}::int[]`;
  const sharesBrand = sql`brand_ids && ${sql.param(part.brands)}::int[]`;
  const isOther = sql`available > 0 and id <> ${id}`;
  const newest = sql`order by updated_at desc, id desc limit ${limit}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      (select id, 1 as distance, updated_at from parts
        where category_id = ${part.kind} and ${sharesModel} and ${isOther} ${newest})
      union all
      (select id, 2, updated_at from parts
        where category_id = ${part.kind} and ${sharesBrand} and not ${sharesModel} and ${isOther} ${newest})
      union all
      (select id, 3, updated_at from parts
        where category_id <> ${part.kind} and ${sharesModel} and ${isOther} ${newest})
    ) near
    order by distance, updated_at desc, id desc limit ${limit}`);
  return listSummaries(
    db,
    rows.map((row) => row.id),
    locale,
  );
}
