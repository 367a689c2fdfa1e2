/** How many parts a search finds, and how many it would find along each facet under the other filters. */
import { sql, type SQL } from 'drizzle-orm';
import type { SearchResult } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import { facets, where, type Facet, type Filters } from './filters.ts';

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
      select category.id, sum(kinds.count)::int as count
      from (select category_id, count(*) as count from ${found} group by 1) kinds
      join categories kind on kind.id = kinds.category_id
      join categories category on category.id in (kind.id, kind.parent_id)
      group by 1`),
  price: (found) =>
    sql`(select json_build_object('min', min(discounted_price), 'max', max(discounted_price)) from ${found})`,
};

const perEntry = (rows: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'count', count) order by count desc, id), '[]') from (${rows}) entry)`;

const columns = sql`brand_ids, model_ids, category_id, discounted_price`;

/** Counts in one statement: what all filters leave is gathered once, and once more without each filter that has a facet. */
export async function countFound(db: Executor, filters: Filters): Promise<Counts> {
  const tables = [sql`found as materialized (select ${columns} from parts ${where(filters)})`];
  const answers = [sql`(select count(*)::int from found) as total`];
  for (const facet of facets) {
    const isFiltered = filters.byFacet.has(facet);
    const table = sql.raw(isFiltered ? `without_${facet}` : 'found');
    if (isFiltered)
      tables.push(sql`${table} as materialized (select ${columns} from parts ${where(filters, facet)})`);
    answers.push(sql`${counted[facet](table)} as ${sql.raw(facet)}`);
  }
  const { rows } = await db.execute<{ total: number } & SearchResult['facets']>(
    sql`with ${sql.join(tables, sql`, `)} select ${sql.join(answers, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('counting gave no row');
  const { total, ...counts } = row;
  return { total, facets: counts };
}
