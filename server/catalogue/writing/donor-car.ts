/** A donor car that somebody at the desk says in words: looked up, and written where it is a new one. */
import type { ListedCar } from '../../../domain/contract/desk-listing.ts';
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import type { KnownNames } from './known-names.ts';
import { fingerprintOf, type DonorCar } from './piece.ts';
import { createCarComparer, writeCars } from './write-cars.ts';

/** What is not said of it is not known. */
export const donorCarOf = (car: ListedCar): DonorCar => ({ ...nothingKnown, ...car });

/** What of it cannot be, whatever the phone believed: paths begin with `car`. */
export function faultsOfCar({ models }: KnownNames, car: ListedCar, now: Date): FieldProblem[] {
  const isOfMake = models.get(car.modelId)?.brandId === car.brandId;
  const isToCome = car.year !== null && car.year > now.getUTCFullYear() + 1;
  return [
    ...(isOfMake ? [] : [{ path: 'car.modelId', code: 'invalid' }]),
    ...(isToCome ? [{ path: 'car.year', code: 'invalid' }] : []),
  ];
}

/** @param tx has its turn (`import-turns.ts`) @returns the id of the car that these words are of */
export async function findOrAddCar(tx: Executor, said: ListedCar): Promise<number> {
  const car = donorCarOf(said);
  const ids = await writeCars(tx, await createCarComparer()(tx, [car]));
  const id = ids.get(fingerprintOf(car));
  if (id === undefined) throw new Error('a donor car was not written');
  return id;
}
