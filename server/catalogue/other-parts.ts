/** Parts in stock that have something in common with another: its number, or the car they came from. */
import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { listSummaries } from './summaries.ts';

/** Ids of the newest that bear the number of a part. */
export const sameNumberAs = (id: SQL): SQL => sql`
  select other.id from parts own join parts other on other.serial_key = own.serial_key
  where own.id = ${id} and own.serial_key <> '' and other.id <> own.id and other.available > 0
  order by other.updated_at desc, other.id desc limit 20`;

/** Ids of what the donor car of a part gave, the newest first. */
export const ofTheSameCar = (id: SQL, limit: number): SQL => sql`
  select other.id from parts own join parts other on other.car_id = own.car_id
  where own.id = ${id} and other.id <> own.id and other.available > 0
  order by other.updated_at desc, other.id desc limit ${limit}`;

/**
 * What else of a part's donor car is in stock, the newest first. None for a part without a car.
 *
 * @throws Problem `part_not_found`
 */
export async function partsOfSameCar(
  db: Executor,
  id: number,
  { limit, lang }: { readonly limit: number; readonly lang: Locale },
): Promise<PartSummary[]> {
  const { rows } = await db.execute<{ id: number }>(ofTheSameCar(sql`${id}`, limit));
  if (rows.length === 0) {
    const { rowCount } = await db.execute(sql`select from parts where id = ${id}`);
    if (!rowCount) throw new Problem('part_not_found');
  }
  return listSummaries(
    db,
    rows.map((row) => row.id),
    lang,
  );
}
