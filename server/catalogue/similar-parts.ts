/** Parts like another: what a buyer may take instead, or beside it. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Prepare } from '../db/prepared.ts';

/**
 * In stock, nearest first: the same kind for a shared model, then the same kind of the same brand, then a shared model (api).
 *
 * @throws Problem `part_not_found`
 */
export type SimilarTo = (id: number, limit: number, locale: Locale) => Promise<PartSummary[]>;

/** @param summaries gives parts in the order of their ids */
export function createSimilar(
  prepare: Prepare,
  summaries: (ids: readonly number[], locale: Locale) => Promise<PartSummary[]>,
): SimilarTo {
  const askPart = prepare<{ kind: number; models: number[]; brands: number[] }>(
    'part_to_compare',
    sql`select category_id as kind, model_ids as models, brand_ids as brands from parts where id = ${id}`,
  );
  // How many parts share a model is as different as cars are: a plan for all of them would be wrong for some.
  const askNear = prepare<{ id: number }>(undefined, near);
  return async (id, limit, locale) => {
    const [part] = await askPart({ id });
    if (!part) throw new Problem('part_not_found');
    const rows = await askNear({ ...part, id, limit });
    return summaries(
      rows.map((row) => row.id),
      locale,
    );
  };
}

const id = sql.placeholder('id');
const kind = sql`category_id = ${sql.placeholder('kind')}`;
const sharesModel = sql`model_ids && ${sql.placeholder('models')}::int[]`;
const sharesBrand = sql`brand_ids && ${sql.placeholder('brands')}::int[]`;
const isOther = sql`available > 0 and id <> ${id}`;
const limit = sql.placeholder('limit');
const newest = sql`order by updated_at desc, id desc limit ${limit}`;
const near = sql`
  select id from (
    (select id, 1 as distance, updated_at from parts
      where ${kind} and ${sharesModel} and ${isOther} ${newest})
    union all
    (select id, 2, updated_at from parts
      where ${kind} and ${sharesBrand} and not ${sharesModel} and ${isOther} ${newest})
    union all
    (select id, 3, updated_at from parts
      where not ${kind} and ${sharesModel} and ${isOther} ${newest})
  ) near
  order by distance, updated_at desc, id desc limit ${limit}`;
