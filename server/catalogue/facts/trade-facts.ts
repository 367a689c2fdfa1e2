/** What the search knows of cars, engines and kinds besides the catalogue; the tables are read when they are first needed. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { createEngineNames, type EngineFact } from '../../../domain/search/cars/engine-names.ts';
import { createSoldCars, soldNamesOf, type SoldCar } from '../../../domain/search/cars/sold-cars.ts';
import type { TradeFacts } from '../../../domain/search/readings/suggest.ts';
import { groups, type KindMark } from './facts.ts';

const readTable = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(name, import.meta.url)), { columns: true, delimiter: ';' });

export const engineFacts = (): EngineFact[] => [
  ...readTable('../demo/engines.csv').map(({ code = '', label = '', fuel = '' }) => ({
    code,
    name: label,
    fuel,
    kw: '',
  })),
  ...readTable('cars/engines.csv').map(({ code = '', name = '', fuel = '', kw = '' }) => ({
    code,
    name,
    fuel,
    kw,
  })),
];

/** Engines by what they are stamped with; `name` begins with the litres of its displacement. */
export const stampedEngines = (): { make: string; code: string; name: string }[] =>
  readTable('cars/engines.csv').flatMap(({ make = '', code = '', name = '' }) =>
    code
      .split('/')
      .filter(Boolean)
      .map((one) => ({ make, code: one, name })),
  );

export const engineNames = createEngineNames(engineFacts);

export const soldCars = (): SoldCar[] =>
  readTable('cars/generations.csv').map(({ make = '', model = '' }) => ({ make, model }));

const kindsMarked = (mark: KindMark): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ kinds }) => kinds.filter(({ marks }) => marks.has(mark)).map(({ slug }) => slug)),
  );

/** Slugs of the kinds of which there is a left and a right one, and of those of which there is a front and a rear one. */
export const sidedKinds = kindsMarked('side');
export const axledKinds = kindsMarked('axle');

export const tradeFacts: TradeFacts = { soldCars: createSoldCars(soldNamesOf(soldCars())), sidedKinds };
