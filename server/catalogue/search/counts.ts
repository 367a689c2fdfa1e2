/** How many parts a condition finds, in all and along each facet. */
import { sql, type SQL } from 'drizzle-orm';
import type { SearchResult } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import { facets, type Facet } from './filters.ts';

export type Counts = Pick<SearchResult, 'total' | 'facets'>;

/** A facet as JSON, counted over a table of found parts. */
const counted: Readonly<Record<Facet, (found: SQL) => SQL>> = {
  brands: (found) =>
    perEntry(sql`select unnest(brand_ids) as id, count(*)::int as count from ${found} group by 1`),
  models: (found) =>
    perEntry(sql`select unnest(model_ids) as id, count(*)::int as count from ${found} group by 1`),
  // A kind counts for itself and for its group.
  categories: (found) =>
    perEntry(sql`
      select entry.id, sum(kinds.count)::int as count
      from (select category_id, count(*) as count from ${found} group by 1) kinds
      join categories kind on kind.id = kinds.category_id
      cross join lateral (values (kind.id), (kind.parent_id)) as entry (id)
      where entry.id is not null
      group by 1`),
  price: (found) =>
    sql`(select json_build_object('min', min(discounted_price), 'max', max(discounted_price)) from ${found})`,
};

const perEntry = (rows: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'count', count) order by count desc, id), '[]') from (${rows}) entry)`;

/**
 * Counts what a condition finds, in one statement; what it finds is gathered once.
 *
 * @param condition `where …`, or empty for the whole catalogue
 */
export async function countFound(db: Executor, condition: SQL): Promise<Counts> {
  const found = sql`found`;
  const answers = facets.map((facet) => sql`${counted[facet](found)} as ${sql.raw(facet)}`);
  const { rows } = await db.execute<{ total: number } & SearchResult['facets']>(sql`
    with found as materialized (
      select brand_ids, model_ids, category_id, discounted_price from parts ${condition}
    )
    select (select count(*)::int from found) as total, ${sql.join(answers, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error('counting gave no row');
  const { total, ...counts } = row;
  return { total, facets: counts };
}
