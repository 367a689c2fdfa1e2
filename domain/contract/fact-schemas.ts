/** Facts as the API tells them, by what they are declared to hold (`domain/facts`). */
import * as z from 'zod/mini';
import type { FactValues } from '../facts/declaration.ts';
import type { PlainFactName } from '../facts/fact-names.ts';
import { facts } from '../facts/facts.ts';
import { testedWays } from '../tested-ways.ts';
import { axles, conditions, fuels, sides, vatSchemes } from '../vocabulary.ts';

const schemas = {
  text: z.string(),
  prose: z.string(),
  partNumber: z.string(),
  partNumbers: z.readonly(z.array(z.string())),
  year: z.int(),
  kilometres: z.int(),
  kilograms: z.number(),
  price: z.int(),
  cost: z.int(),
  percent: z.int(),
  pieces: z.int(),
  fuel: z.enum(fuels),
  condition: z.enum(conditions),
  kilowatts: z.int(),
  side: z.enum(sides),
  axle: z.enum(axles),
  testedWay: z.enum(testedWays),
  vatScheme: z.enum(vatSchemes),
} as const satisfies Record<keyof FactValues, z.ZodMiniType>;

type Held<Name extends PlainFactName> = (typeof schemas)[(typeof facts)[Name]['holds']];

export type FactSchemas<Name extends PlainFactName> = {
  [Each in Name]: (typeof facts)[Each]['whenEmpty'] extends 'unknown'
    ? z.ZodMiniNullable<Held<Each>>
    : Held<Each>;
};

/** The properties of an object that tells these facts. */
export const factSchemas = <Name extends PlainFactName>(names: readonly Name[]): FactSchemas<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { holds, whenEmpty } = facts[name];
      return [name, whenEmpty === 'unknown' ? z.nullable(schemas[holds]) : schemas[holds]];
    }),
  ) as FactSchemas<Name>;
