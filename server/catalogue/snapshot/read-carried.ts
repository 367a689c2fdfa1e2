/** Parts, names and words out of the database as a snapshot carries them. */
import { sql, type SQL } from 'drizzle-orm';
import { toldOfCar } from '../../../domain/contract/catalogue.ts';
import { serialKeyOf } from '../../../domain/part-number.ts';
import { told, type CarriedPart } from '../../../domain/snapshot/carried-part.ts';
import type { CarriedWords } from '../../../domain/snapshot/carried-words.ts';
import { policies, shippingRates } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { synonyms } from '../../db/schema/catalogue.ts';
import { engineFacts, sidedKinds, soldCars } from '../facts/trade-facts.ts';
import { factsAsJson } from '../select-facts.ts';
import { loadKnownNames } from '../writing/known-names.ts';

type Row = Omit<CarriedPart, 'isPadded' | 'fits'> & {
  readonly fits: CarriedPart['fits'] | null;
  /** The numbers in the form in which they are compared. */
  readonly keys: readonly string[];
};

/** Which parts are read: a condition on `parts`. */
export async function readCarried(db: Executor, condition: SQL): Promise<CarriedPart[]> {
  const { rows } = await db.execute<{ rows: Row[] }>(rowsWhere(condition));
  return (rows[0]?.rows ?? []).map(toCarried);
}

/** One answer of JSON for a whole batch, as the search reads its own. */
const rowsWhere = (condition: SQL) => sql`
  select coalesce(json_agg(json_build_object(
    'id', parts.id, 'categoryId', category_id, 'nameIt', name_it, 'nameEn', name_en, ${factsAsJson(told)},
    'available', available, 'photoCount', (select count(*)::int from part_photos where part_id = parts.id), 'updatedAt', floor(extract(epoch from updated_at) * 1000)::float8,
    'modelIds', model_ids, 'brandIds', brand_ids, 'keys', serial_key || other_keys,
    'car', case when donor.id is not null then json_build_object(
      'id', donor.id, 'brandId', donor.brand_id, 'modelId', donor.model_id, ${factsAsJson(toldOfCar)}) end,
    'fits', (select json_agg(json_build_array(model_id, year_from, year_to) order by model_id)
      from part_fits where part_id = parts.id)
  ) order by parts.id), '[]') as rows
  from (select * from parts where ${condition}) parts left join cars donor on donor.id = parts.car_id`;

/** Whether its numbers are compared without the zeros before them is seen from how they are kept. */
function toCarried({ keys, fits, ...row }: Row): CarriedPart {
  const written = [row.serialNumber, ...row.otherNumbers];
  const isPadded = written.some((number, at) => serialKeyOf(number) !== keys[at]);
  return { ...row, isPadded, fits: fits ?? [] };
}

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
