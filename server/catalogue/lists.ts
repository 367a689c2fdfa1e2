/** The catalogue's lists, each with the number of parts in stock behind every entry. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import {
  toldOfCar,
  type Brand,
  type Car,
  type Category,
  type Model,
} from '../../domain/contract/catalogue.ts';
import type { Executor } from '../db/client.ts';
import { colourIn } from '../../domain/colours.ts';
import { selectFacts } from './select-facts.ts';

/** As people of the language sort names; the database's own order differs from engine to engine. */
function byName<Row extends { name: string }>(rows: Row[], locale: Locale): Row[] {
  const { compare } = new Intl.Collator(locale);
  return rows.sort((one, other) => compare(one.name, other.name));
}

export async function listBrands(db: Executor, locale: Locale): Promise<Brand[]> {
  const { rows } = await db.execute<Brand>(sql`
    select id, name, slug, coalesce(counted.parts, 0)::int as "partCount"
    from brands
    left join (
      select unnest(brand_ids) as brand_id, count(*) as parts from parts where available > 0 group by 1
    ) counted on counted.brand_id = brands.id`);
  return byName(rows, locale);
}

/** @param brandId only the models of this make */
export async function listModels(db: Executor, locale: Locale, brandId?: number): Promise<Model[]> {
  const narrowed = brandId === undefined ? sql`` : sql`where brand_id = ${brandId}`;
  const { rows } = await db.execute<Model>(sql`
    select id, brand_id as "brandId", name, slug, year_from as "from", year_to as "to",
      coalesce(counted.parts, 0)::int as "partCount"
    from models
    left join (
      select unnest(model_ids) as model_id, count(*) as parts from parts where available > 0 group by 1
    ) counted on counted.model_id = models.id
    ${narrowed}`);
  return byName(rows, locale);
}

/** Groups and kinds; a group counts the parts of its kinds. */
export async function listCategories(db: Executor, locale: Locale): Promise<Category[]> {
  const name = locale === 'it' ? sql`name_it` : sql`name_en`;
  const { rows } = await db.execute<Category>(sql`
    select category.id, ${name} as name, slug, parent_id as "parentId", coalesce(counted.parts, 0)::int as "partCount"
    from categories category
    left join (
      select entry.id, sum(kinds.parts) as parts
      from (select category_id, count(*) as parts from parts where available > 0 group by 1) kinds
      join categories kind on kind.id = kinds.category_id
      cross join lateral (values (kind.id), (kind.parent_id)) as entry (id)
      group by 1
    ) counted on counted.id = category.id`);
  return byName(rows, locale);
}

/** Donor cars that still have a part in stock. */
export async function listCars(db: Executor, locale: Locale): Promise<Car[]> {
  const { rows } = await db.execute<Car>(sql`
    select donor.id, brand_id as "brandId", model_id as "modelId", ${selectFacts(toldOfCar)}, count(*)::int as "partCount"
    from cars donor join parts on parts.car_id = donor.id and parts.available > 0
    group by donor.id
    order by donor.id`);
  return rows.map((car) => ({ ...car, colour: colourIn(locale, car.colour) }));
}
