/** Parts in stock that have something in common with another: its number, or the car they came from. */
import { sql, type SQL } from 'drizzle-orm';

/** Ids of the newest that bear the number of a part. */
export const sameNumberAs = (id: SQL): SQL => sql`
  select other.id from parts own join parts other on other.serial_key = own.serial_key
  where own.id = ${id} and own.serial_key <> '' and other.id <> own.id and other.available > 0
  order by other.updated_at desc, other.id desc limit 20`;

/** Ids of what the donor car of a part gave, the newest first. */
export const ofTheSameCar = (id: SQL, limit: SQL): SQL => sql`
  select other.id from parts own join parts other on other.car_id = own.car_id
  where own.id = ${id} and other.id <> own.id and other.available > 0
  order by other.updated_at desc, other.id desc limit ${limit}`;
