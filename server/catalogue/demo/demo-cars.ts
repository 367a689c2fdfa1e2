/** Donor cars as they stand in an Italian yard: makes as common as on the road, engines that such a model really had. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Fuel } from '../../../domain/contract/catalogue.ts';
import { fuels } from '../../../domain/vocabulary.ts';
import { makes, type MakeFact, type ModelFact } from '../facts/facts.ts';
import type { Random } from './random.ts';

export type Engine = {
  readonly code: string;
  readonly label: string;
  readonly fuel: Fuel;
  readonly from: number;
  readonly to: number;
  /** Beginning of the model's name when it drove that one only. */
  readonly drives: string;
};

export type DemoCar = {
  readonly makeName: string;
  readonly makeSlug: string;
  readonly modelName: string;
  readonly modelSlug: string;
  readonly year: number;
  readonly mileageKm: number;
  readonly colour: string;
  readonly engine: Engine;
};

/** Cars on Italian roads by make, roughly in percent. */
const weights: Readonly<Record<string, number>> = {
  fiat: 24,
  volkswagen: 8,
  ford: 7,
  renault: 6,
  peugeot: 6,
  opel: 6,
  citroen: 5,
  lancia: 5,
  toyota: 5,
  audi: 4,
  bmw: 4,
  'mercedes-benz': 4,
  'alfa-romeo': 4,
  dacia: 3,
  nissan: 3,
  hyundai: 3,
  kia: 2.5,
  smart: 2.5,
  seat: 2,
  skoda: 2,
  jeep: 2,
  mini: 1.5,
  suzuki: 1.5,
  volvo: 1,
  honda: 0.8,
  'land-rover': 0.8,
  mazda: 0.7,
  chevrolet: 0.7,
  mitsubishi: 0.5,
  subaru: 0.2,
  porsche: 0.2,
};

const colours = [
  'Bianco',
  'Bianco',
  'Grigio',
  'Grigio',
  'Grigio metallizzato',
  'Nero',
  'Nero',
  'Blu',
  'Rosso',
  'Azzurro',
  'Argento',
  'Verde',
];

/** Models that stand in every yard, against 1 for the others; make and model slug together. */
const commonModels: Readonly<Record<string, number>> = {
  'fiat-panda-169': 10,
  'fiat-panda-319': 8,
  'fiat-grande-punto-punto-evo-199': 8,
  'fiat-punto-188': 8,
  'fiat-500-312': 7,
  'fiat-ducato-250': 3,
  'lancia-ypsilon-843': 5,
  'lancia-ypsilon-846': 5,
  'lancia-musa-350': 2,
  'alfa-romeo-147-937': 4,
  'alfa-romeo-mito-955': 3,
  'alfa-romeo-giulietta-940': 3,
  'jeep-renegade-bu': 3,
  'volkswagen-golf-iv-1j': 3,
  'volkswagen-golf-v-1k': 4,
  'volkswagen-golf-vi-5k': 4,
  'volkswagen-golf-vii-5g': 4,
  'volkswagen-polo-iv-9n': 4,
  'volkswagen-polo-v-6r-6c': 4,
  'audi-a3-8p': 4,
  'audi-a4-b8-8k': 3,
  'bmw-serie-1-e81-e87': 3,
  'bmw-serie-3-e90-e91': 4,
  'mercedes-benz-classe-a-w169': 4,
  'smart-fortwo-450': 4,
  'smart-fortwo-451': 5,
  'opel-corsa-c-x01': 3,
  'opel-corsa-d-s07': 5,
  'opel-astra-h-a04': 3,
  'ford-fiesta-v-jh-jd': 4,
  'ford-fiesta-vi-ja8': 5,
  'ford-focus-ii-da': 3,
  'renault-clio-ii-bb-cb': 3,
  'renault-clio-iii-br-cr': 4,
  'renault-clio-iv-bh': 4,
  'peugeot-206': 3,
  'peugeot-207': 3,
  'peugeot-208-i': 3,
  'citroen-c3-i': 4,
  'citroen-c3-ii': 4,
  'toyota-yaris-xp90': 4,
  'toyota-yaris-xp130': 3,
  'toyota-aygo-ab1': 3,
  'nissan-qashqai-j10': 3,
  'nissan-micra-k12': 3,
  'dacia-duster-i-hs': 2,
  'dacia-sandero-ii-b8': 2,
};

/** The last year of which a yard has cars: newer ones are seldom taken apart. */
const lastYear = 2024;

const engines: ReadonlyMap<string, Engine[]> = readEngines();

/** @returns the next car, with an engine that its model had in its year */
export function drawCar(random: Random): DemoCar {
  const make = random.pickWeighted(makes, ({ slug }) => weights[slug] ?? 0.5);
  const model = random.pickWeighted(make.models, ({ slug }) => commonModels[`${make.slug}-${slug}`] ?? 1);
  const last = Math.min(model.to ?? lastYear, lastYear);
  // Most cars come to the yard from the middle years of a model.
  const year = Math.round(model.from + (last - model.from) * ((random.next() + random.next()) / 2));
  const age = 2026 - year;
  const mileageKm =
    Math.round(Math.min(age * random.whole(6_000, 17_000) + random.whole(2_000, 30_000), 320_000) / 100) *
    100;
  return {
    makeName: make.name,
    makeSlug: make.slug,
    modelName: model.name,
    modelSlug: model.slug,
    year,
    mileageKm,
    colour: random.pick(colours),
    engine: random.pick(enginesFor(make, model, year)),
  };
}

/** Engines of a model in a year; of the years around it when the table has a gap there. */
export function enginesFor(make: MakeFact, model: ModelFact, year: number): Engine[] {
  const all = (engines.get(make.slug) ?? []).filter(({ drives }) => model.name.startsWith(drives));
  const own = all.filter(({ drives }) => drives !== '');
  const candidates = own.length > 0 ? own : all;
  const distance = ({ from, to }: Engine) => Math.max(from - year, year - to, 0);
  const nearest = Math.min(...candidates.map(distance));
  return candidates.filter((engine) => distance(engine) === nearest);
}

function readEngines(): Map<string, Engine[]> {
  const rows: Record<string, string>[] = parse(readFileSync(new URL('engines.csv', import.meta.url)), {
    columns: true,
    delimiter: ';',
  });
  const grouped = Map.groupBy(rows, (row) => row['make'] ?? '');
  return new Map([...grouped].map(([make, own]) => [make, own.map(toEngine)]));
}

function toEngine(row: Record<string, string>): Engine {
  return {
    code: row['code'] ?? '',
    label: row['label'] ?? '',
    fuel: fuels.find((fuel) => fuel === row['fuel']) ?? 'petrol',
    from: Number(row['from']),
    to: Number(row['to'] || lastYear),
    drives: row['drives'] ?? '',
  };
}
