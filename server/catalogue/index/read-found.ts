/** Parts out of the database as the index keeps them. */
import { sql, type SQL } from 'drizzle-orm';
import type { FactFilterName } from '../../../domain/filters/filters.ts';
import type { Executor } from '../../db/client.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import type { FittedYears } from '../../../domain/search/index/cars-of-part.ts';
import type { Found, FilterFacts } from '../../../domain/search/index/part-index.ts';
import {
  createPartReader,
  type PartReader,
  type SearchedCar,
  type SearchedPart,
} from '../../../domain/search/index/read-parts.ts';

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
  readonly car: SearchedCar | null;
  readonly fits: readonly FittedYears[] | null;
};

const filterFacts = sql.join(
  factNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${factColumns[name]}`),
  sql`, `,
);

/** All names of makes, models and kinds in one. */
const namesInOne = sql`md5(concat((select string_agg(brands::text, '' order by id) from brands),
  (select string_agg(models::text, '' order by id) from models), (select string_agg(categories::text, '' order by id) from categories)))`;

/** One answer of JSON for a whole batch: reading a million rows one by one takes five times as long. */
const rowsWhere = (condition: SQL) => sql`
  coalesce(json_agg(json_build_object(
    'id', id, 'kind', category_id, 'price', discounted_price, 'stock', available > 0,
    'photo', exists (select from part_photos where part_id = chosen.id), ${filterFacts},
    'at', extract(epoch from updated_at)::float8 * 1000, 'models', model_ids, 'brands', brand_ids, 'it', name_it, 'en', name_en,
    'car', (
      select json_build_object('modelId', model_id, 'year', year, 'engineCode', engine_code, 'fuel', fuel, 'colour', colour)
      from cars where cars.id = car_id),
    'fits', (select json_agg(json_build_array(model_id, year_from, year_to)) from part_fits where part_id = chosen.id)
  ) order by id), '[]') as rows
  from (select * from parts where ${condition}) chosen`;

export type FoundReader = {
  /** Those of the parts that there are. */
  byIds(ids: readonly number[]): Promise<Found[]>;
  /** All parts, a batch at a time; the next one is fetched while one is used. */
  all(atATime: number): AsyncGenerator<Found[]>;
};

export function createFoundReader(db: Executor): FoundReader {
  let reader: PartReader | undefined;

  /** The names that `reader` has, in one. */
  let named: string | undefined;

  async function rowsOf(condition: SQL): Promise<readonly Row[]> {
    const { rows } = await db.execute<{ rows: Row[] }>(sql`select ${rowsWhere(condition)}`);
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
    const parts = batch.map(toSearched);
    // A make, a model or a kind may have come in since the names were read.
    if (!reader || !parts.every(reader.isNamed)) reader = createPartReader(await loadKnownNames(db));
    return parts.map(reader.read);
  }

  return {
    async byIds(ids) {
      const { rows } = await db.execute<{ rows: Row[]; names: string }>(
        sql`select ${namesInOne} as names, ${rowsWhere(sql`id = any(${sql.param([...ids])}::int[])`)}`,
      );
      const [found] = rows;
      // Where a model is called otherwise, its parts are told of as changed.
      if (found?.names !== named) reader = undefined;
      named = found?.names;
      return read(found?.rows ?? []);
    },
    async *all(atATime) {
      for await (const batch of oneAhead(allRows(atATime))) yield await read(batch);
    },
  };
}

const toSearched = ({
  kind,
  price,
  stock,
  photo,
  at,
  models,
  brands,
  it,
  en,
  fits,
  ...row
}: Row): SearchedPart => ({
  ...row,
  categoryId: kind,
  nameIt: it,
  nameEn: en,
  discountedPrice: price,
  isInStock: stock,
  hasPhoto: photo,
  updatedAt: at,
  modelIds: models,
  brandIds: brands,
  fits: fits ?? [],
});
