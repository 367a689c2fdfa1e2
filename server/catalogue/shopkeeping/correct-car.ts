/** What is known of a donor car is put right by hand: for all of its pieces, at once. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { CarChange } from '../../../domain/contract/desk-car.ts';
import {
  carFacts,
  carIdentity,
  pickFacts,
  type CarFactName,
  type FactsOf,
} from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { cars, parts } from '../../db/schema/catalogue.ts';
import { takeTurn } from '../writing/import-turns.ts';
import { fingerprintOf } from '../writing/piece.ts';
import { withFacts } from './write-prices.ts';

export type KnownOfCar = Partial<FactsOf<CarFactName>>;

export type CarCorrected =
  | {
      readonly outcome: 'changed' | 'same';
      /** What was changed, and nothing else. */
      readonly before: KnownOfCar;
      readonly after: KnownOfCar;
      /** Of how many pieces it is. */
      readonly parts: number;
    }
  /** There is none; somebody has changed one of the same facts since it was seen; or another car is just like that. */
  | { readonly outcome: 'unknown' | 'seen_otherwise' | 'exists' }
  /** Nothing that can be. */
  | { readonly outcome: 'invalid'; readonly errors: readonly FieldProblem[] };

/**
 * Runs in the caller's transaction. Its fingerprint stays: it is what the yard's files call the car (decision 0121).
 *
 * @param seen what whoever asks has seen of what they change; what is left out is not compared
 */
export async function correctCar(
  tx: Executor,
  id: number,
  { change, seen }: { readonly change: CarChange; readonly seen: KnownOfCar },
  now: Date,
): Promise<CarCorrected> {
  if (change.year && change.year > now.getUTCFullYear() + 1)
    return { outcome: 'invalid', errors: [{ path: 'year', code: 'invalid' }] };
  // Cars are written while one has its turn, and parts locked in the order of their ids.
  await takeTurn(tx);
  const [car] = await tx.select().from(cars).where(eq(cars.id, id));
  if (!car) return { outcome: 'unknown' };
  const ofIt = await tx
    .select({ id: parts.id })
    .from(parts)
    .where(eq(parts.carId, id))
    .orderBy(asc(parts.id))
    .for('update');
  const wanted = { ...car, ...change };
  const names = carFacts.filter((name) => wanted[name] !== car[name]);
  const said = {
    before: pickFacts(names, car) as KnownOfCar,
    after: pickFacts(names, wanted) as KnownOfCar,
    parts: ofIt.length,
  };
  if (names.length === 0) return { outcome: 'same', ...said };
  if (names.some((name) => seen[name] !== undefined && seen[name] !== car[name]))
    return { outcome: 'seen_otherwise' };
  const isOfIdentity = names.some((name) => (carIdentity as readonly string[]).includes(name));
  if (isOfIdentity && (await isAnother(tx, wanted))) return { outcome: 'exists' };
  await tx.update(cars).set(pickFacts(names, wanted)).where(eq(cars.id, id));
  // Number and plate are the yard's alone: its pieces are no newer for them.
  const isSeen = names.some((name) => facts[name].json !== 'yard');
  await tx
    .update(parts)
    .set({ handSet: withFacts(names), ...(isSeen && { updatedAt: now }) })
    .where(eq(parts.carId, id));
  return { outcome: 'changed', ...said };
}

type Car = typeof cars.$inferSelect;

/** Whether the yard has pieces of a car that is just like that. One that nothing is left of makes way. */
async function isAnother(tx: Executor, car: Car): Promise<boolean> {
  const alike = (
    await tx
      .select()
      .from(cars)
      .where(and(eq(cars.modelId, car.modelId), ne(cars.id, car.id)))
  ).filter((other) => fingerprintOf(other) === fingerprintOf(car));
  if (alike.length === 0) return false;
  const ids = alike.map(({ id }) => id);
  if ((await tx.$count(parts, inArray(parts.carId, ids))) > 0) return true;
  await tx.delete(cars).where(inArray(cars.id, ids));
  return false;
}
