/** Donor cars: written once each, recognised by what is said about them. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { fingerprintOf, type DonorCar } from './piece.ts';

/**
 * Makes sure that the cars stand in the database.
 *
 * @returns their ids by fingerprint
 */
export async function writeCars(tx: Executor, cars: Iterable<DonorCar | null>): Promise<Map<string, number>> {
  const wanted = byFingerprint(cars);
  const ids = await idsOf(tx, [...wanted.keys()]);
  const missing = [...wanted].filter(([fingerprint]) => !ids.has(fingerprint));
  if (missing.length === 0) return ids;
  const rows = missing.map(([fingerprint, car]) => ({ ...car, fingerprint }));
  await tx.execute(sql`
    insert into cars (brand_id, model_id, year, fuel, engine_code, mileage_km, colour, plate, fingerprint)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as car(
      "brandId" int, "modelId" int, year int, fuel text, "engineCode" text, "mileageKm" int, colour text, plate text,
      fingerprint text)
    on conflict (fingerprint) do nothing`);
  const added = await idsOf(
    tx,
    missing.map(([fingerprint]) => fingerprint),
  );
  return new Map([...ids, ...added]);
}

/** The ids of those that stand there already, by fingerprint. */
export const findCars = (db: Executor, cars: Iterable<DonorCar | null>): Promise<Map<string, number>> =>
  idsOf(db, [...byFingerprint(cars).keys()]);

const byFingerprint = (cars: Iterable<DonorCar | null>): Map<string, DonorCar> =>
  new Map([...cars].flatMap((car) => (car ? [[fingerprintOf(car), car] as const] : [])));

async function idsOf(tx: Executor, fingerprints: string[]): Promise<Map<string, number>> {
  if (fingerprints.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; fingerprint: string }>(sql`
    select id, fingerprint from cars where fingerprint = any(${sql.param(fingerprints)}::text[])`);
  return new Map(rows.map(({ id, fingerprint }) => [fingerprint, id]));
}
