/** Parts that are there already, locked and read for comparison with what a file says now. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { PartRow } from './part-row.ts';
import type { FittedModel } from './piece.ts';

export type PresentPart = PartRow & { readonly id: number; readonly fits: readonly FittedModel[] };

/** Locked in ascending id, the order in which checkout locks, so that the two never wait for each other in a circle. */
export async function lockPresentParts(tx: Executor, skus: string[]): Promise<Map<string, PresentPart>> {
  await tx.execute(sql`
    select id from parts where sku = any(${sql.param(skus)}::text[]) order by id for update`);
  const { rows } = await tx.execute<PresentPart>(sql`
    select id, sku, category_id as "categoryId", car_id as "carId", name_it as "nameIt", name_en as "nameEn",
      description_it as "descriptionIt", description_en as "descriptionEn", serial_number as "serialNumber",
      serial_key as "serialKey", manufacturer_code as "manufacturerCode", manufacturer_key as "manufacturerKey",
      price, discount, discounted_price as "discountedPrice", listed_quantity as "listedQuantity", condition,
      weight_kg as "weightKg", model_ids as "modelIds", brand_ids as "brandIds",
      coalesce((select json_agg(json_build_object('modelId', model_id, 'from', year_from, 'to', year_to))
        from part_fits where part_id = parts.id), '[]') as fits
    from parts where sku = any(${sql.param(skus)}::text[])`);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Whether writing would change nothing at all. */
export function isSame(present: PresentPart, row: PartRow, fits: readonly FittedModel[]): boolean {
  const { id: _id, fits: presentFits, ...columns } = present;
  return (
    (Object.keys(row) as (keyof PartRow)[]).every((column) => equal(columns[column], row[column])) &&
    equal(fitKeys(presentFits), fitKeys(fits))
  );
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fitKeys = (fits: readonly FittedModel[]) =>
  fits.map(({ modelId, from, to }) => `${modelId} ${from} ${to}`).sort();
