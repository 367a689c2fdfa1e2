/** What is looked for in the stock room: a scanned or typed code, and words, numbers or a place. */
import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type {
  ResolvedCode,
  StockPart,
  StockParts,
  WholeStockPlace,
} from '../../../domain/contract/desk-stock.ts';
import { SearchQuery } from '../../../domain/contract/search.ts';
import { comparePlaces, readPlaceName } from '../../../domain/desk/places.ts';
import { partOnLabel } from '../../../domain/desk/scanned.ts';
import { Problem } from '../../../domain/problem.ts';
import { placeOnLabel } from '../../../domain/stock-room/place-label.ts';
import type { CatalogueSearch } from '../../catalogue/catalogue-search.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { boxesOn, findPlace } from '../../catalogue/places/places.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import {
  arrivedAt,
  latestFirst,
  listStockParts,
  readStockParts,
  toPick,
  withArrivals,
} from './read-stock.ts';

/** A label's address, a yard's own code, or the name of a place, in any case. */
export async function resolveCode(
  db: Executor,
  code: string,
  locale: Locale,
  media: MediaAddress,
): Promise<ResolvedCode> {
  const typed = code.trim();
  const partId = partOnLabel(typed);
  const onLabel = placeOnLabel(typed);
  const isMeant = partId === undefined ? sql`lower(${parts.sku}) = lower(${typed})` : eq(parts.id, partId);
  if (onLabel === undefined) {
    const [part] = await readStockParts(db, { where: isMeant, limit: 1 }, locale, media);
    if (part) return { kind: 'part', part };
  }
  const name = readPlaceName(onLabel ?? typed);
  const place = partId === undefined && name !== '' ? await findPlace(db, name) : undefined;
  if (place) return { kind: 'place', place };
  return onLabel === undefined
    ? { kind: 'unknown' }
    : // The label was printed here: the place is one, also where nothing lies there any more.
      { kind: 'place', place: { name, isBox: false, shelf: null, parts: 0, countedAt: null } };
}

const pageSize = 30;

type Asked = { readonly q: string; readonly page: number };

/**
 * By any part of the yard's code, by place, and by what the shop's search finds; without words the latest. A page has one of each way of
 * looking, so that none has to be read to its end; what both find stands in one page or in two.
 */
export async function findStock(
  db: Executor,
  search: CatalogueSearch,
  { q: words, page }: Asked,
  locale: Locale,
  media: MediaAddress,
): Promise<StockParts> {
  const skipped = (page - 1) * pageSize;
  if (words === '') {
    const isThere = gt(parts.onHand, 0);
    const latest = { where: isThere, order: latestFirst, limit: pageSize, offset: skipped };
    return withMore(await readStockParts(db, latest, locale, media), await db.$count(parts, isThere), page);
  }
  const own = await findByCodeOrPlace(db, words, skipped);
  const found = await search.search(
    SearchQuery.parse({ query: words, limit: String(pageSize), page: String(page), lang: 'it' }),
  );
  const ids = [...new Set([...own.ids, ...found.parts.map(({ id }) => id)])];
  const most = Math.max(found.total, own.total);
  const shown = withMore(await listStockParts(db, ids, locale, media), most, page);
  return { ...shown, total: Math.max(most, ids.length) };
}

const withMore = (found: StockPart[], total: number, page: number): StockParts => ({
  parts: found,
  total,
  hasMore: total > page * pageSize,
});

/** Ids of the parts whose code holds these signs anywhere: read from `parts_codes` alone, which is a tenth of the table. */
export const byCode = (pattern: string): SQL => sql`select id from parts where sku ilike ${`%${pattern}%`}`;

/** A code that begins or ends so comes before one that has it within. */
async function findByCodeOrPlace(
  db: Executor,
  words: string,
  skipped: number,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const literally = words.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const meant = sql`(${byCode(literally)} union select id from parts where lower(place) = lower(${readPlaceName(words)}))`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts where id in ${meant}
    order by lower(sku) = lower(${words}) desc,
      sku ilike ${`${literally}%`} or sku ilike ${`%${literally}`} desc,
      on_hand > 0 desc, updated_at desc, id desc
    limit ${pageSize} offset ${skipped}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${meant} as meant`,
  );
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

/** What lies there longest and can be bought. */
export async function findOldestStock(
  db: Executor,
  page: number,
  locale: Locale,
  media: MediaAddress,
): Promise<StockParts> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select parts.id from parts ${withArrivals} where parts.available > 0
    order by ${arrivedAt}, parts.id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const ids = rows.map(({ id }) => id);
  const total = await db.$count(parts, gt(parts.available, 0));
  return withMore(await listStockParts(db, ids, locale, media), total, page);
}

/** @throws Problem `place_not_found` */
export async function readPlace(
  db: Executor,
  name: string,
  locale: Locale,
  media: MediaAddress,
): Promise<WholeStockPlace> {
  const place = await findPlace(db, name);
  if (!place) throw new Problem('place_not_found');
  const isHere = sql`lower(${parts.place}) = lower(${name})`;
  // What is sold and gone lies nowhere, whatever was noted of it.
  const lies = or(gt(parts.onHand, 0), sql`${toPick} > 0`);
  return {
    ...place,
    boxes: (await boxesOn(db, name)).toSorted((one, other) => comparePlaces(one.name, other.name)),
    pieces: await readStockParts(db, { where: and(isHere, lies) }, locale, media),
  };
}
