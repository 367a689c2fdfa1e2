/** What was put right of donor cars by hand: each of their pieces remembers it among its own (`parts.handSet`). */
import { inArray, sql } from 'drizzle-orm';
import { carFacts, pickFacts, type CarFactName } from '../../../domain/facts/fact-names.ts';
import type { Executor } from '../../db/client.ts';
import { cars, parts } from '../../db/schema/catalogue.ts';
import { fingerprintOf } from './piece.ts';

const isPutRight = sql`exists (select 1 from ${parts} where ${parts.carId} = ${cars.id}
  and ${parts.handSet} && ${sql.param([...carFacts])}::text[])`;

/**
 * Cars that were put right keep the fingerprint under which the yard's files know them. Whoever says them as they are now means the same.
 *
 * @returns the fingerprints under which they lie, by those of what they are now
 */
export async function carsPutRight(db: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(cars).where(isPutRight).orderBy(cars.id);
  return new Map(
    rows.map(({ brandId, modelId, fingerprint, ...car }) => [
      fingerprintOf({ brandId, modelId, ...pickFacts(carFacts, car) }),
      fingerprint,
    ]),
  );
}

/** @returns by the ids of these cars, the facts of them that were put right */
export async function factsSetByHand(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<CarFactName>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ carId: parts.carId, fact: sql<CarFactName>`unnest(${parts.handSet})` })
    .from(parts)
    .where(inArray(parts.carId, [...ids]));
  const ofCar = Map.groupBy(rows, ({ carId }) => carId ?? 0);
  return new Map([...ofCar].map(([id, all]) => [id, new Set(all.map(({ fact }) => fact))]));
}
