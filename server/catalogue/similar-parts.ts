/** Parts like another: what a buyer may take instead, or beside it. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db } from '../db/client.ts';
import type { FollowedIndex } from './index/follow.ts';
import { partsNear } from './index/near.ts';

/**
 * In stock, nearest first: the same kind for a shared model, then the same kind of the same brand, then a shared model (api).
 *
 * @throws Problem `part_not_found`
 */
export type SimilarTo = (id: number, limit: number, locale: Locale) => Promise<PartSummary[]>;

/** @param summaries gives parts in the order of their ids */
export function createSimilar(
  db: Db,
  parts: FollowedIndex,
  summaries: (ids: readonly number[], locale: Locale) => Promise<PartSummary[]>,
): SimilarTo {
  return async (id, limit, locale) => {
    const near = partsNear(await parts.current(), id, limit);
    if (near) return summaries(near, locale);
    // While much comes in at once the index may not know a part yet.
    const { rowCount } = await db.execute(sql`select from parts where id = ${id}`);
    if (!rowCount) throw new Problem('part_not_found');
    return [];
  };
}
