/** What the search knows of cars, engines and kinds besides the catalogue; the tables are read when they are first needed. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { createEngineNames, type EngineFact } from '../../../domain/search/cars/engine-names.ts';
import { createSoldCars, type SoldCar } from '../../../domain/search/cars/sold-cars.ts';
import type { TradeFacts } from '../../../domain/search/readings/suggest.ts';
import { groups } from './facts.ts';

const readTable = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(name, import.meta.url)), { columns: true, delimiter: ';' });

const readEngines = (): EngineFact[] => [
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

export const engineCodes = (): string[] =>
  readTable('cars/engines.csv').flatMap(({ code = '' }) => code.split('/').filter(Boolean));

export const engineNames = createEngineNames(readEngines);

const readSoldCars = (): SoldCar[] =>
  readTable('cars/generations.csv').map(({ make = '', model = '' }) => ({ make, model }));

export const tradeFacts: TradeFacts = {
  soldCars: createSoldCars(readSoldCars()),
  sidedKinds: new Set(
    groups.flatMap(({ kinds }) => kinds.filter(({ marks }) => marks.has('side')).map(({ slug }) => slug)),
  ),
};
