/** Parts out of the database as the index keeps them. */
import { sql, type SQL } from 'drizzle-orm';
import type { FactFilterName } from '../../../domain/filters/filters.ts';
import type { Fuel } from '../../../domain/contract/catalogue.ts';
import type { Executor } from '../../db/client.ts';
import { known } from '../../../domain/search/cars/known-names.ts';
import { loadKnownNames, type KnownNames } from '../writing/known-names.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import { createFitReader } from '../../../domain/search/index/cars-of-part.ts';
import type { Found, FilterFacts } from '../../../domain/search/index/part-index.ts';
import type { Stemmer } from '../../../domain/search/index/stems.ts';
import {
  createWordReader,
  learn,
  type Phrase,
  type WordedPart,
} from '../../../domain/search/index/words-of-part.ts';

/** Where the facts stand whose names filters bear. */
const factColumns: Readonly<Record<FactFilterName, SQL>> = {
  condition: sql`condition`,
  side: sql`side`,
  axle: sql`axle`,
  fuel: sql`(select fuel from cars where cars.id = car_id)`,
};

const factNames = Object.keys(factColumns) as FactFilterName[];

/** A part as it is read; short names, since a million of them travel. */
type Row = FilterFacts & {
  readonly id: number;
  readonly kind: number;
  readonly price: number;
  readonly stock: boolean;
  readonly photo: boolean;
  readonly at: number;
  readonly models: readonly number[];
  readonly brands: readonly number[];
  readonly it: string;
  readonly en: string;
  /** Model, year, engine code, fuel and colour of the donor car. */
  readonly car: readonly [number, number | null, string | null, Fuel | null, string | null] | null;
  /** Models with the first and the last year. */
  readonly fits: readonly (readonly [number, number | null, number | null])[] | null;
};

const filterFacts = sql.join(
  factNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${factColumns[name]}`),
  sql`, `,
);

/** One answer of JSON for a whole batch: reading a million rows one by one takes five times as long. */
const rowsWhere = (condition: SQL) => sql`
  select coalesce(json_agg(json_build_object(
    'id', id, 'kind', category_id, 'price', discounted_price, 'stock', available > 0,
    'photo', exists (select from part_photos where part_id = chosen.id), ${filterFacts},
    'at', extract(epoch from updated_at)::float8 * 1000, 'models', model_ids, 'brands', brand_ids, 'it', name_it, 'en', name_en,
    'car', (select json_build_array(model_id, year, engine_code, fuel, colour) from cars where cars.id = car_id),
    'fits', (select json_agg(json_build_array(model_id, year_from, year_to)) from part_fits where part_id = chosen.id)
  ) order by id), '[]') as rows
  from (select * from parts where ${condition}) chosen`;

export type FoundReader = {
  /** Those of the parts that there are. */
  byIds(ids: readonly number[]): Promise<Found[]>;
  /** All parts, a batch at a time; the next one is fetched while one is used. */
  all(atATime: number): AsyncGenerator<Found[]>;
};

export function createFoundReader(db: Executor, stemmer: Stemmer): FoundReader {
  let reading: Reading | undefined;

  async function rowsOf(condition: SQL): Promise<readonly Row[]> {
    const { rows } = await db.execute<{ rows: Row[] }>(rowsWhere(condition));
    return rows[0]?.rows ?? [];
  }

  async function* allRows(atATime: number): AsyncGenerator<readonly Row[]> {
    for (let last = 0; ;) {
      const batch = await rowsOf(sql`id > ${last} order by id limit ${atATime}`);
      const end = batch.at(-1);
      if (!end) return;
      last = end.id;
      yield batch;
    }
  }

  async function read(batch: readonly Row[]): Promise<Found[]> {
    // A make, a model or a kind may have come in since the names were read.
    if (!reading || !batch.every(reading.isNamed)) reading = createReading(await loadKnownNames(db));
    return reading.read(batch, stemmer);
  }

  return {
    byIds: async (ids) => read(await rowsOf(sql`id = any(${sql.param([...ids])}::int[])`)),
    async *all(atATime) {
      for await (const batch of oneAhead(allRows(atATime))) yield await read(batch);
    },
  };
}

type Reading = ReturnType<typeof createReading>;

/** Reads rows with the names of a moment. */
function createReading(names: KnownNames) {
  const phrasesOf = createWordReader(names);
  const fitSetOf = createFitReader(names);

  return {
    isNamed: ({ kind, car, fits }: Row): boolean =>
      names.categories.has(kind) &&
      (!car || names.models.has(car[0])) &&
      (fits ?? []).every(([id]) => names.models.has(id)),

    async read(batch: readonly Row[], stemsOf: Stemmer): Promise<Found[]> {
      const worded = batch.map((row) => ({ row, phrases: phrasesOf(toWorded(row)) }));
      const unlearnt = new Set<Phrase>();
      for (const { phrases } of worded)
        for (const phrase of Object.values(phrases).flat()) if (!phrase.learnt) unlearnt.add(phrase);
      learn(unlearnt, await stemsOf([...unlearnt].flatMap(({ words }) => words)));
      return worded.map(({ row, phrases }) => ({
        id: row.id,
        categoryId: row.kind,
        groupId: known(names.categories, row.kind).parentId,
        discountedPrice: row.price,
        isInStock: row.stock,
        hasPhoto: row.photo,
        ...(Object.fromEntries(factNames.map((name) => [name, row[name]])) as FilterFacts),
        updatedAt: row.at,
        cars: fitSetOf({
          modelIds: row.models,
          brandIds: row.brands,
          donorYear: row.car?.[1] ?? null,
          fits: row.fits ?? [],
        }),
        phrases,
      }));
    },
  };
}

const toWorded = ({ kind, it, en, car, fits }: Row): WordedPart => ({
  categoryId: kind,
  nameIt: it,
  nameEn: en,
  donorModelId: car?.[0] ?? null,
  engineCode: car?.[2] ?? null,
  fuel: car?.[3] ?? null,
  colour: car?.[4] ?? null,
  fittedModelIds: (fits ?? []).map(([modelId]) => modelId),
});
