/** Parts, names and words out of the database as a snapshot carries them. */
import { sql, type SQL } from 'drizzle-orm';
import { toldOfCar } from '../../../domain/contract/catalogue.ts';
import { told, type CarriedPart } from '../../../domain/snapshot/carried-part.ts';
import type { CarriedWords } from '../../../domain/snapshot/carried-words.ts';
import { policies, shippingRates } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { synonyms } from '../../db/schema/catalogue.ts';
import { engineFacts, sidedKinds, soldCars } from '../facts/trade-facts.ts';
import { factColumns } from '../select-facts.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import { carPlaces, noRows, partPlaces, partsOfRows } from './carried-rows.ts';

/** Which parts are read: a condition on `parts`. */
export const readCarried = async (db: Executor, condition: SQL): Promise<CarriedPart[]> =>
  partsOfRows(await readRows(db, condition));

/** The same as JSON that is not read yet: a text, of which the driver makes nothing. */
export async function readRows(db: Executor, condition: SQL): Promise<string> {
  const { rows } = await db.execute<{ rows: string }>(rowsWhere(condition));
  return rows[0]?.rows ?? noRows;
}

const listOf = <Name extends string>(places: readonly Name[], columns: Readonly<Record<Name, SQL>>): SQL =>
  sql`json_build_array(${sql.join(
    places.map((name) => columns[name]),
    sql.raw(', '),
  )})`;

const columnsOfCar: Readonly<Record<(typeof carPlaces)[number], SQL>> = {
  id: sql`donor.id`,
  brandId: sql`donor.brand_id`,
  modelId: sql`donor.model_id`,
  ...factColumns(toldOfCar),
};

const columnsOfPart: Readonly<Record<(typeof partPlaces)[number], SQL>> = {
  id: sql`parts.id`,
  categoryId: sql`category_id`,
  nameIt: sql`name_it`,
  nameEn: sql`name_en`,
  ...factColumns(told),
  available: sql`available`,
  photoCount: sql`(select count(*)::int from part_photos where part_id = parts.id)`,
  updatedAt: sql`floor(extract(epoch from updated_at) * 1000)::float8`,
  modelIds: sql`model_ids`,
  brandIds: sql`brand_ids`,
  keys: sql`serial_key || other_keys`,
  car: sql`case when donor.id is not null then ${listOf(carPlaces, columnsOfCar)} end`,
  fits: sql`coalesce((select json_agg(json_build_array(model_id, year_from, year_to) order by model_id)
    from part_fits where part_id = parts.id), '[]')`,
};

/** One answer of JSON for a whole batch, as the search reads its own. */
const rowsWhere = (condition: SQL) => sql`
  select coalesce(json_agg(${listOf(partPlaces, columnsOfPart)} order by parts.id)::text, ${noRows}) as rows
  from (select * from parts where ${condition}) parts left join cars donor on donor.id = parts.car_id`;

export async function readWords(db: Executor): Promise<CarriedWords> {
  const names = await loadKnownNames(db);
  const phrases = await db.select({ phrases: synonyms.phrases }).from(synonyms).orderBy(synonyms.id);
  return {
    brands: [...names.brands.values()].map(({ id, name, slug }) => ({ id, name, slug })),
    models: [...names.models.values()].map(({ id, brandId, name, slug, yearFrom, yearTo }) => ({
      id,
      brandId,
      name,
      slug,
      yearFrom,
      yearTo,
    })),
    categories: [...names.categories.values()].map(
      ({ id, parentId, slug, safety, nameIt, nameEn, parcelSize, hazard }) => ({
        id,
        parentId,
        slug,
        safety,
        nameIt,
        nameEn,
        parcelSize,
        ...(hazard && { hazard }),
      }),
    ),
    synonyms: phrases.map((row) => row.phrases),
    soldCars: soldCars(),
    engines: engineFacts(),
    sidedKinds: [...sidedKinds],
    shipping: { rates: shippingRates, freeOverCents: policies.freeShippingOverCents },
  };
}
