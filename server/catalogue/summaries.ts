/** Parts as they stand in a list: one query for any number of them. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import type { Executor } from '../db/client.ts';
import { altText, firstPhoto, toImage, type StoredPhoto } from './photos/images.ts';

/**
 * Loads parts as lists show them.
 *
 * `models` holds the donor car's model. A part without a donor (bought loose, or its car was not noted) shows the first model
 * that it fits instead: a card without any car would tell a buyer nothing, and the rest stands in `availableFor`.
 *
 * @param ids parts wanted, in any order; unknown ones are left out
 * @param locale language of part and kind names
 */
export async function loadSummaries(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, PartSummary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${summaryColumns(locale)} from parts ${summaryJoins}
    where parts.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map((row) => [row.id, toSummary(row, locale)]));
}

/** The summaries of these parts in this order. */
export async function listSummaries(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<PartSummary[]> {
  const found = await loadSummaries(db, ids, locale);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Columns of a summary, under the names of the contract; to be selected from `parts` with `summaryJoins`. */
export function summaryColumns(locale: Locale) {
  const [name, kindName] =
    locale === 'it' ? [sql`parts.name_it`, sql`kind.name_it`] : [sql`parts.name_en`, sql`kind.name_en`];
  return sql`
    parts.id, ${name} as name, parts.serial_number as "serialNumber", parts.manufacturer_code as "manufacturerCode",
    kind.safety, parts.price, parts.discount, parts.discounted_price as "discountedPrice", parts.available as quantity,
    parts.condition, json_build_object('id', kind.id, 'name', ${kindName}, 'slug', kind.slug) as category,
    case when shown.id is null then '[]'::json else json_build_array(json_build_object(
      'id', shown.id, 'name', shown.name, 'brand', json_build_object('id', brand.id, 'name', brand.name)))
    end as models,
    donor.year, donor.mileage_km as "mileageKm", ${firstPhoto} as image, parts.updated_at as "updatedAt"`;
}

export const summaryJoins = sql`
  join categories kind on kind.id = parts.category_id
  left join cars donor on donor.id = parts.car_id
  left join models shown on shown.id = coalesce(donor.model_id, parts.model_ids[1])
  left join brands brand on brand.id = shown.brand_id`;

/** A row of `summaryColumns`: times are the driver's, photos are as they are stored. */
export type SummaryRow = Omit<PartSummary, 'image' | 'updatedAt'> & {
  image: StoredPhoto | null;
  updatedAt: Date | string;
};

/** A row as the contract writes it. */
export function toSummary<Row extends SummaryRow>(
  row: Row,
  locale: Locale,
): Omit<Row, keyof SummaryRow> & PartSummary {
  const image = row.image && toImage(row.image, altText(locale, row.name));
  return { ...row, image, updatedAt: new Date(row.updatedAt).toISOString() };
}
