/** The columns of facts, by what they are declared to hold (`domain/facts`). */
import type { NotNull } from 'drizzle-orm';
import { integer, real, text } from 'drizzle-orm/pg-core';
import type { FactValues } from '../../../domain/facts/declaration.ts';
import type { PlainFactName } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';

const columns = {
  text: () => text(),
  prose: () => text(),
  partNumber: () => text(),
  partNumbers: () => text().array().default([]),
  year: () => integer(),
  kilometres: () => integer(),
  kilograms: () => real(),
  price: () => integer(),
  cost: () => integer(),
  percent: () => integer(),
  pieces: () => integer(),
  fuel: () => text().$type<FactValues['fuel']>(),
  condition: () => text().$type<FactValues['condition']>(),
  kilowatts: () => integer(),
  side: () => text().$type<FactValues['side']>(),
  axle: () => text().$type<FactValues['axle']>(),
  testedWay: () => text().$type<FactValues['testedWay']>(),
  vatScheme: () => text().$type<FactValues['vatScheme']>(),
} as const satisfies Record<keyof FactValues, unknown>;

type Held<Name extends PlainFactName> = ReturnType<(typeof columns)[(typeof facts)[Name]['holds']]>;

type FactColumns<Name extends PlainFactName> = {
  [Each in Name]: (typeof facts)[Each]['whenEmpty'] extends 'unknown' ? Held<Each> : NotNull<Held<Each>>;
};

/** A column for each of these facts, under its name; what may not be known is null. */
export const factColumns = <Name extends PlainFactName>(names: readonly Name[]): FactColumns<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { holds, whenEmpty } = facts[name];
      const column = columns[holds]();
      return [name, whenEmpty === 'unknown' ? column : column.notNull()];
    }),
  ) as FactColumns<Name>;
