/** Facts of parts and of their donor cars as queries select them: from `parts`, and from `cars` called `donor`. */
import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { carFacts, partFacts, pickFacts, type PlainFactName } from '../../domain/facts/fact-names.ts';
import { cars, parts } from '../db/schema/catalogue.ts';

const columns: Readonly<Record<PlainFactName, AnyPgColumn>> = {
  ...pickFacts(partFacts, parts),
  ...pickFacts(carFacts, alias(cars, 'donor')),
};

const eachOf = (
  names: readonly PlainFactName[],
  word: (name: PlainFactName, column: AnyPgColumn) => SQL,
): SQL =>
  sql.join(
    names.map((name) => word(name, columns[name])),
    sql.raw(', '),
  );

/** `donor.mileage_km as "mileageKm", …`. */
export const selectFacts = (names: readonly PlainFactName[]): SQL =>
  eachOf(names, (name, column) => sql`${column} as ${sql.identifier(name)}`);

/** `'mileageKm', donor.mileage_km, …`, for `json_build_object`. */
export const factsAsJson = (names: readonly PlainFactName[]): SQL =>
  eachOf(names, (name, column) => sql`${sql.raw(`'${name}'`)}, ${column}`);

/** Their columns by name, for whoever puts them into an order of their own. */
export const factColumns = <Name extends PlainFactName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${columns[name]}`])) as Readonly<Record<Name, SQL>>;
