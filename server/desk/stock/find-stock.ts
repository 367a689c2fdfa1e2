/** What is looked for in the stock room: a scanned or typed code, and words, numbers or a place. */
import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { ResolvedCode, StockParts, WholeStockPlace } from '../../../domain/contract/desk-stock.ts';
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

const mostFound = 30;

/** By any part of the yard's code, by place, and by what the shop's search finds; without words the latest. */
export async function findStock(
  db: Executor,
  search: CatalogueSearch,
  words: string,
  locale: Locale,
  media: MediaAddress,
): Promise<StockParts> {
  if (words === '') {
    const latest = await readStockParts(
      db,
      { where: gt(parts.onHand, 0), order: latestFirst, limit: mostFound },
      locale,
      media,
    );
    return { parts: latest, total: await db.$count(parts, gt(parts.onHand, 0)) };
  }
  const own = await findByCodeOrPlace(db, words);
  const found = await search.search(
    SearchQuery.parse({ query: words, limit: String(mostFound), lang: 'it' }),
  );
  const ids = [...new Set([...own.ids, ...found.parts.map(({ id }) => id)])];
  return {
    parts: await listStockParts(db, ids.slice(0, mostFound), locale, media),
    total: Math.max(found.total, own.total, ids.length),
  };
}

/** Ids of the parts whose code holds these signs anywhere: read from `parts_codes` alone, which is a tenth of the table. */
export const byCode = (pattern: string): SQL => sql`select id from parts where sku ilike ${`%${pattern}%`}`;

/** A code that begins or ends so comes before one that has it within. */
async function findByCodeOrPlace(
  db: Executor,
  words: string,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const literally = words.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select id, count(*) over ()::int as total from parts
    where id in (
      ${byCode(literally)}
      union all select id from parts where lower(place) = lower(${readPlaceName(words)}))
    order by lower(sku) = lower(${words}) desc,
      sku ilike ${`${literally}%`} or sku ilike ${`%${literally}`} desc,
      on_hand > 0 desc, updated_at desc, id desc
    limit ${mostFound}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** What lies there longest and can be bought. */
export async function findOldestStock(
  db: Executor,
  locale: Locale,
  media: MediaAddress,
): Promise<StockParts> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select parts.id from parts ${withArrivals} where parts.available > 0
    order by ${arrivedAt}, parts.id limit ${mostFound}`);
  return {
    parts: await listStockParts(
      db,
      rows.map(({ id }) => id),
      locale,
      media,
    ),
    total: await db.$count(parts, gt(parts.available, 0)),
  };
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
