/** The search of the catalogue: understand, find the page, count. */
import { sql, type SQL } from 'drizzle-orm';
import type { SearchQuery, SearchResult, SearchSort } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import { listSummaries } from '../summaries.ts';
import { countFound } from './counts.ts';
import { filtersOf, where } from './filters.ts';
import { forgiveTypingErrors, understand, type Meaning } from './meaning.ts';

const newest = sql`parts.updated_at desc, parts.id desc`;

/**
 * Searches the catalogue.
 *
 * Without `sort` the newest come first, as the specification's default says (section 9); with a query and without `sort` the
 * most relevant do, since somebody who typed a number or words wants the best match and not the latest arrival.
 */
export async function searchParts(db: Executor, query: SearchQuery): Promise<SearchResult> {
  const meaning = await understand(db, query.query);
  const result = await find(db, query, meaning);
  if (result.total > 0 || !meaning.terms) return result;
  const mended = await forgiveTypingErrors(db, meaning.terms);
  return mended ? find(db, query, mended) : result;
}

async function find(db: Executor, query: SearchQuery, meaning: Meaning): Promise<SearchResult> {
  const filters = filtersOf(query, meaning.condition);
  const counts = await countFound(db, filters);
  const offset = (query.page - 1) * query.limit;
  if (offset >= counts.total) return { parts: [], ...counts };
  const { rows } = await db.execute<{ id: number }>(sql`
    select parts.id from parts ${where(filters)}
    order by ${orderOf(query.sort, meaning)} limit ${query.limit} offset ${offset}`);
  const ids = rows.map(({ id }) => id);
  return { parts: await listSummaries(db, ids, query.lang), ...counts };
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
