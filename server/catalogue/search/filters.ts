/** The filters of a search as conditions on `parts`, each apart, so that a facet can be counted under the others. */
import { sql, type SQL } from 'drizzle-orm';
import type { SearchQuery } from '../../../domain/contract/search.ts';
import { yearLexeme } from '../writing/search-document.ts';

/** Dimensions that have a facet of their own. */
export const facets = ['brands', 'models', 'categories', 'price'] as const;
export type Facet = (typeof facets)[number];

export type Filters = {
  /** Conditions of the dimensions that are filtered by. */
  readonly byFacet: ReadonlyMap<Facet, SQL>;
  /** Everything else: words, year, condition, stock. */
  readonly rest: readonly SQL[];
};

const intArray = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/**
 * A brand or model is matched by what the part fits or came from (api). A group of kinds stands for its kinds.
 *
 * @param words condition that the query's meaning puts, if any
 */
export function filtersOf(query: SearchQuery, words: SQL | undefined): Filters {
  const byFacet = new Map<Facet, SQL>();
  if (query.brand) byFacet.set('brands', sql`parts.brand_ids && ${intArray(query.brand)}`);
  if (query.model) byFacet.set('models', sql`parts.model_ids && ${intArray(query.model)}`);
  if (query.category)
    byFacet.set(
      'categories',
      sql`parts.category_id in (select id from categories
        where id = any(${intArray(query.category)}) or parent_id = any(${intArray(query.category)}))`,
    );
  const price = priceCondition(query.price);
  if (price) byFacet.set('price', price);

  const rest: SQL[] = words ? [words] : [];
  if (query.year !== undefined) rest.push(sql`parts.search @@ ${`'${yearLexeme(query.year)}'`}::tsquery`);
  if (query.condition) rest.push(sql`parts.condition = any(${sql.param(query.condition)}::text[])`);
  if (query.onlyStock) rest.push(sql`parts.available > 0`);
  return { byFacet, rest };
}

function priceCondition(range: SearchQuery['price']): SQL | undefined {
  const { minCents, maxCents } = range ?? {};
  const bounds = [
    ...(minCents === undefined ? [] : [sql`parts.discounted_price >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql`parts.discounted_price <= ${maxCents}`]),
  ];
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : undefined;
}

/** All conditions together, without that of one dimension when its facet is to be counted. */
export function where({ byFacet, rest }: Filters, without?: Facet): SQL {
  const conditions = [
    ...rest,
    ...[...byFacet].filter(([facet]) => facet !== without).map(([, condition]) => condition),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
