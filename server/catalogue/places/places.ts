/** The yard's places: shelves, and boxes that stand on them. A part names its place in words; a box moves with all that names it. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { StockPlace } from '../../../domain/contract/desk-stock.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { places } from '../../db/schema/stock-room.ts';

/** Places that have a row, and those that only parts name. @param isMeant a condition on `name` of both */
async function readPlaces(
  db: Executor,
  isMeant: (name: SQL) => SQL,
  beside = sql`true`,
): Promise<StockPlace[]> {
  const { rows } = await db.execute<Omit<StockPlace, 'countedAt'> & { countedAt: Date | string | null }>(sql`
    select coalesce(place.name, booked.name) as name, coalesce(place.is_box, false) as "isBox", shelf.name as shelf,
      coalesce(booked.parts, 0) as parts, place.counted_at as "countedAt"
    from (select * from places where ${isMeant(sql`name`)}) place
    full join (
      select lower(place) as key, min(place) as name, (count(*) filter (where on_hand > 0))::int as parts
      from parts where place is not null and ${isMeant(sql`place`)} group by 1
    ) booked on booked.key = lower(place.name)
    left join places shelf on shelf.id = place.inside_id
    where ${beside}`);
  return rows.map(({ countedAt, ...place }) => ({
    ...place,
    countedAt: countedAt === null ? null : new Date(countedAt).toISOString(),
  }));
}

/** All but those that only parts name which are sold; in no order. */
export const listPlaces = (db: Executor): Promise<StockPlace[]> =>
  readPlaces(db, () => sql`true`, sql`(place.id is not null or booked.parts > 0)`);

/** @param name in any case @returns undefined for one that nobody ever named */
export async function findPlace(db: Executor, name: string): Promise<StockPlace | undefined> {
  const [place] = await readPlaces(db, (column) => sql`lower(${column}) = lower(${name})`);
  return place;
}

/** The boxes that stand on a shelf. */
export const boxesOn = (db: Executor, shelf: string): Promise<StockPlace[]> =>
  readPlaces(db, () => sql`true`, sql`lower(shelf.name) = lower(${shelf})`);

/** On which shelf each box stands, by its name in small letters; boxes that stand nowhere are not in it. */
export async function shelvesOfBoxes(db: Executor): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ box: string; shelf: string }>(sql`
    select lower(box.name) as box, shelf.name as shelf
    from places box join places shelf on shelf.id = box.inside_id`);
  return new Map(rows.map(({ box, shelf }) => [box, shelf]));
}

type RowOfPlace = typeof places.$inferSelect;

/** The row of a place, to itself for the rest of the transaction; made where there is none. */
async function lockPlace(tx: Executor, name: string): Promise<RowOfPlace> {
  const known = await findPlace(tx, name);
  await tx
    .insert(places)
    .values({ name: known?.name ?? name })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(places)
    .where(sql`lower(${places.name}) = lower(${name})`)
    .for('update');
  if (!row) throw new Error(`The place ${name} went away while it was looked for.`);
  return row;
}

/**
 * Makes a place known.
 *
 * @returns `exists`, and changes nothing, where one has that name in any case: a row, or pieces that lie there; `code_of_part` where it is
 *   a piece's own code, which whoever scans or types it means
 */
export async function makePlace(
  tx: Executor,
  { name, isBox }: { readonly name: string; readonly isBox: boolean },
): Promise<'made' | 'exists' | 'code_of_part'> {
  const known = await findPlace(tx, name);
  if (known && known.parts > 0) return 'exists';
  if ((await tx.$count(parts, sql`lower(${parts.sku}) = lower(${name})`)) > 0) return 'code_of_part';
  const made = await tx
    .insert(places)
    .values({ name: known?.name ?? name, isBox })
    .onConflictDoNothing()
    .returning({ id: places.id });
  return made.length > 0 ? 'made' : 'exists';
}

/**
 * Says what a place is: a box that becomes a shelf stands nowhere any more.
 *
 * @returns whether anything is other than it was; `box_in_box` where boxes stand on what shall be one
 */
export async function turnPlace(
  tx: Executor,
  { name, isBox }: { readonly name: string; readonly isBox: boolean },
): Promise<'changed' | 'same' | 'box_in_box' | 'unknown'> {
  if (!(await findPlace(tx, name))) return 'unknown';
  const row = await lockPlace(tx, name);
  if (row.isBox === isBox) return 'same';
  if (isBox && (await tx.$count(places, eq(places.insideId, row.id))) > 0) return 'box_in_box';
  await tx
    .update(places)
    .set({ isBox, ...(!isBox && { insideId: null }) })
    .where(eq(places.id, row.id));
  return 'changed';
}

/** Notes that somebody has counted what lies at a place. */
export async function noteCounted(tx: Executor, name: string, now: Date): Promise<void> {
  const row = await lockPlace(tx, name);
  await tx.update(places).set({ countedAt: now }).where(eq(places.id, row.id));
}

export type BoxPut =
  | {
      readonly outcome: 'changed' | 'same';
      readonly box: string;
      readonly before: string | null;
      readonly after: string;
    }
  | { readonly outcome: 'unknown' | 'box_in_box' };

/** Puts a box on a shelf, with all that is in it: of the parts nothing is written. */
export async function putBox(
  tx: Executor,
  { box, shelf }: { readonly box: string; readonly shelf: string },
): Promise<BoxPut> {
  const known = await findPlace(tx, box);
  if (!known?.isBox) return { outcome: 'unknown' };
  const [one, other] = box.toLowerCase() < shelf.toLowerCase() ? [box, shelf] : [shelf, box];
  // In one order, so that two that are put at once never wait for each other in a circle.
  const locked = [await lockPlace(tx, one), await lockPlace(tx, other)];
  const [boxRow, shelfRow] = one === box ? locked : locked.toReversed();
  if (!boxRow || !shelfRow || shelfRow.isBox) return { outcome: 'box_in_box' };
  const { shelf: before } = known;
  const said = { box: boxRow.name, before, after: shelfRow.name };
  if (boxRow.insideId === shelfRow.id) return { outcome: 'same', ...said };
  await tx.update(places).set({ insideId: shelfRow.id }).where(eq(places.id, boxRow.id));
  return { outcome: 'changed', ...said };
}
