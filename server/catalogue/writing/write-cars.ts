/** Donor cars: written once each, recognised by what makes them this car and no other. What else is known of one may change. */
import { sql } from 'drizzle-orm';
import { carFacts, knownOfCar, pickFacts, type CarFactName } from '../../../domain/facts/fact-names.ts';
import type { Executor } from '../../db/client.ts';
import { cars } from '../../db/schema/catalogue.ts';
import { carsPutRight, factsSetByHand } from './cars-by-hand.ts';
import { fingerprintOf, type DonorCar } from './piece.ts';
import { asRow, columnNames, columnsOf, rowsAsTable, valuesOf } from './written-columns.ts';

/** What a batch of pieces does to the donor cars. */
export type CarChanges = {
  /** Of those that are there, by fingerprint. */
  readonly ids: ReadonlyMap<string, number>;
  /** Those that are not, by fingerprint. */
  readonly added: ReadonlyMap<string, DonorCar>;
  /** Ids of those of which something else is known now, with that and with what was known before. */
  readonly restated: ReadonlyMap<number, KnownOfCar>;
};

type KnownOfCar = Pick<DonorCar, CarFactName>;
type PresentCar = KnownOfCar & { readonly id: number; readonly fingerprint: string };

/** Compares the donor cars of a batch with those that are there; cars are only written while one has its turn (`import-turns.ts`). */
export type CarComparer = (db: Executor, cars: Iterable<DonorCar | null>) => Promise<CarChanges>;

/**
 * Of what lines say differently of a car the first counts, so that the same file twice changes nothing. A line that says nothing takes
 * back nothing that another said. What was put right by hand stays (decision 0121).
 *
 * @param forced facts that are taken although they were put right by hand
 * @returns compares batch after batch of one run
 */
export function createCarComparer(forced: ReadonlySet<string> = new Set()): CarComparer {
  const told = new Map<string, DonorCar>();
  /** Of cars that were put right: by what they are now, under which fingerprint they lie. */
  let putRight: ReadonlyMap<string, string> | undefined;
  const mayChange = carFacts.filter((name) => isKnown(name) || forced.has(name));

  function take(car: DonorCar): [fingerprint: string, car: DonorCar] {
    const fingerprint = fingerprintOf(car);
    const before = told.get(fingerprint);
    const all = before ? { ...car, ...statedOf(before, knownOfCar) } : car;
    if (knownOfCar.length > 0) told.set(fingerprint, all);
    return [fingerprint, all];
  }

  return async (db, batch) => {
    const wanted = new Map([...batch].flatMap((car) => (car ? [take(car)] : [])));
    const found = await readCars(db, [...wanted.keys()]);
    const unknown = [...wanted.keys()].filter((fingerprint) => !found.has(fingerprint));
    if (unknown.length > 0) {
      putRight ??= await carsPutRight(db);
      const lying = unknown.flatMap((fingerprint) => putRight?.get(fingerprint) ?? []);
      const cars = await readCars(db, lying);
      for (const fingerprint of unknown) {
        const car = cars.get(putRight.get(fingerprint) ?? '');
        if (car) found.set(fingerprint, car);
      }
    }
    const others = [...found].flatMap(([fingerprint, car]) => {
      const mentioned = wanted.get(fingerprint);
      const stated = mentioned ? statedOf(mentioned, mayChange) : {};
      const names = mayChange.filter((name) => name in stated && stated[name] !== car[name]);
      return names.length > 0 ? [{ car, stated, names }] : [];
    });
    const byHand = await factsSetByHand(
      db,
      others.map(({ car }) => car.id),
    );
    const restated = others.flatMap(({ car, stated, names }) => {
      const isByHand = (name: CarFactName) => byHand.get(car.id)?.has(name) === true;
      const taken = names.filter((name) => (isByHand(name) ? forced.has(name) : isKnown(name)));
      return taken.length > 0
        ? [[car.id, { ...car, ...pickFacts(taken, { ...car, ...stated }) }] as const]
        : [];
    });
    return {
      ids: new Map([...found].map(([fingerprint, { id }]) => [fingerprint, id])),
      added: new Map([...wanted].filter(([fingerprint]) => !found.has(fingerprint))),
      restated: new Map(restated),
    };
  };
}

const isKnown = (name: CarFactName): boolean => (knownOfCar as readonly CarFactName[]).includes(name);

/** What is said of a car and could be otherwise. */
const statedOf = (car: DonorCar, names: readonly CarFactName[]): Partial<KnownOfCar> =>
  Object.fromEntries(Object.entries(pickFacts(names, car)).filter(([, value]) => value !== null));

const known = columnsOf(cars, carFacts);
const identified = columnsOf(cars, ['id', ...carFacts]);
const recognised = columnsOf(cars, ['id', 'fingerprint', ...carFacts]);
const whole = columnsOf(cars, ['brandId', 'modelId', ...carFacts, 'fingerprint']);

async function readCars(db: Executor, fingerprints: readonly string[]): Promise<Map<string, PresentCar>> {
  if (fingerprints.length === 0) return new Map();
  const { rows } = await db.execute<PresentCar>(sql`
    select ${asRow(recognised)} from cars where fingerprint = any(${sql.param(fingerprints)}::text[])`);
  return new Map(rows.map((car) => [car.fingerprint, car]));
}

/**
 * Writes what is new. The parts of cars of which something else is known are to be locked.
 *
 * @returns the ids of all cars of the batch by fingerprint
 */
export async function writeCars(
  tx: Executor,
  { ids, added, restated }: CarChanges,
): Promise<ReadonlyMap<string, number>> {
  if (restated.size > 0)
    await tx.execute(sql`
      update cars set (${columnNames(known)}) = row(${valuesOf('draft', known)})
      from ${rowsAsTable([...restated.values()], 'draft', identified)} where cars.id = draft.id`);
  if (added.size === 0) return ids;
  const rows = [...added].map(([fingerprint, car]) => ({ ...car, fingerprint }));
  const { rows: written } = await tx.execute<{ id: number; fingerprint: string }>(sql`
    insert into cars (${columnNames(whole)}) select ${valuesOf('draft', whole)} from ${rowsAsTable(rows, 'draft', whole)}
    returning id, fingerprint`);
  return new Map([...ids, ...written.map(({ id, fingerprint }) => [fingerprint, id] as const)]);
}
