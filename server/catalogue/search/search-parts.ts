/** The search of the catalogue: understand, find the page, count. */
import { sql, type SQL } from 'drizzle-orm';
import type { SearchQuery, SearchResult, SearchSort } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import type { Kept } from '../kept.ts';
import { listSummaries } from '../summaries.ts';
import { countFound, type Counts } from './counts.ts';
import { filtersOf, where, type Facet, type Filters } from './filters.ts';
import { understand, type Meaning } from './meaning.ts';
import { otherReadings } from './other-readings.ts';
import type { Synonyms } from './synonyms.ts';

const newest = sql`parts.updated_at desc, parts.id desc`;

/** What the search keeps between two queries. */
export type SearchMemory = {
  readonly counts: Kept<Counts>;
  /** The table of synonyms, as it was a moment ago. */
  readonly synonyms: () => Promise<Synonyms>;
};

/**
 * Searches the catalogue.
 *
 * Without `sort` the newest come first, as the specification's default says (section 9); with a query and without `sort` the
 * most relevant do, since somebody who typed a number or words wants the best match and not the latest arrival.
 */
export async function searchParts(
  db: Executor,
  memory: SearchMemory,
  query: SearchQuery,
): Promise<SearchResult> {
  const synonyms = await memory.synonyms();
  const meaning = await understand(db, synonyms, query.query);
  const result = { ...(await find(db, memory.counts, query, meaning)), ignored: [] };
  if (result.total > 0 || !meaning.words) return result;
  for await (const reading of otherReadings(db, synonyms, query.query, meaning.words)) {
    const found = await find(db, memory.counts, query, reading.meaning);
    if (found.total > 0) return { ...found, ignored: [...reading.ignored] };
  }
  return result;
}

async function find(
  db: Executor,
  keptCounts: Kept<Counts>,
  query: SearchQuery,
  meaning: Meaning,
): Promise<Omit<SearchResult, 'ignored'>> {
  const filters = filtersOf(query, meaning.condition);
  const counts = await countsOf(db, keptCounts, { ...query, query: meaning.text }, filters);
  const offset = (query.page - 1) * query.limit;
  if (offset >= counts.total) return { parts: [], ...counts };
  const { rows } = await db.execute<{ id: number }>(sql`
    select parts.id from parts ${where(filters)}
    order by ${orderOf(query.sort, meaning)} limit ${query.limit} offset ${offset}`);
  const ids = rows.map(({ id }) => id);
  return { parts: await listSummaries(db, ids, query.lang), ...counts };
}

/**
 * A facet that is filtered by is counted without its own filter, so that it shows what else could be chosen.
 *
 * @param query with the meaning of its words in their place: a corrected query counts otherwise than what was typed
 */
async function countsOf(
  db: Executor,
  keptCounts: Kept<Counts>,
  query: SearchQuery,
  filters: Filters,
): Promise<Counts> {
  const count = (without?: Facet) =>
    keptCounts(keyOf(query, without), () => countFound(db, where(filters, without)));
  const filtered = [...filters.byFacet.keys()];
  const [found, ...others] = await Promise.all([count(), ...filtered.map(count)]);
  const ownFacets = filtered.map((facet, at) => [facet, others[at]?.facets[facet]]);
  return { total: found.total, facets: { ...found.facets, ...Object.fromEntries(ownFacets) } };
}

const optionOf: Readonly<Record<Facet, keyof SearchQuery>> = {
  brands: 'brand',
  models: 'model',
  categories: 'category',
  price: 'price',
};

/** What decides the counts: everything but the page, the order, the language and the filter that is left out. */
function keyOf(query: SearchQuery, without?: Facet): string {
  const { page: _page, limit: _limit, sort: _sort, lang: _lang, ...options } = query;
  return JSON.stringify(without ? { ...options, [optionOf[without]]: undefined } : options);
}

function orderOf(sort: SearchSort | undefined, { relevance }: Meaning): SQL {
  switch (sort) {
    case 'price:asc':
      return sql`parts.discounted_price, parts.id`;
    case 'price:desc':
      return sql`parts.discounted_price desc, parts.id desc`;
    case 'updated_at:desc':
      return newest;
    default:
      return relevance ? sql`${relevance}, ${newest}` : newest;
  }
}
