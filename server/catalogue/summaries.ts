/** Parts as they stand in a list: one query for any number of them. */
import { sql } from 'drizzle-orm';
import { policies, shippingRates } from '../../shop.config.ts';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary, LatestQuery, PartCount } from '../../domain/contract/parts.ts';
import { toldInLists, pickFacts } from '../../domain/facts/fact-names.ts';
import { paintOf } from '../../domain/paint.ts';
import type { ParcelSize } from '../../domain/shipping.ts';
import { sideOfPart } from '../../domain/side-of-part.ts';
import { shippingOfOne } from '../../domain/told-parts.ts';
import type { Executor } from '../db/client.ts';
import {
  altText,
  altTextOf,
  firstPhoto,
  photoCount,
  secondPhoto,
  toImage,
  type MediaAddress,
  type StoredPhoto,
} from './photos/images.ts';
import { selectFacts } from './select-facts.ts';

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
  media: MediaAddress,
): Promise<Map<number, PartSummary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${summaryColumns(locale)} from parts ${summaryJoins}
    where parts.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map((row) => [row.id, toSummary(row, locale, media)]));
}

/** The summaries of these parts in this order. */
export async function listSummaries(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
  media: MediaAddress,
): Promise<PartSummary[]> {
  const found = await loadSummaries(db, ids, locale, media);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Columns of a summary; to be selected from `parts` with `summaryJoins`. */
export function summaryColumns(locale: Locale) {
  const kindName = locale === 'it' ? sql`kind.name_it` : sql`kind.name_en`;
  return sql`
    ${ownColumns(locale)}, kind.safety, kind.id as "kindId", ${kindName} as "kindName", kind.slug as "kindSlug",
    shown.id as "modelId", shown.name as "modelName", shown.brand_id as "brandId", shown.brand_name as "brandName"`;
}

const fitsOf = sql`coalesce((
  select json_agg(json_build_object('id', fit.model_id, 'from', fit.year_from, 'to', fit.year_to) order by fit.model_id)
  from part_fits fit where fit.part_id = parts.id), '[]')`;

/** Looked up alone: the search knows the names of kinds, and joins none. */
const parcelSize = sql`(select parcel_size from categories where id = parts.category_id)`;

/** Those that are the part's and its donor car's own; to be selected from `parts` with `donorJoin`. */
export function ownColumns(locale: Locale) {
  const name = locale === 'it' ? sql`parts.name_it` : sql`parts.name_en`;
  return sql`
    parts.id, ${name} as name, ${selectFacts(toldInLists)}, parts.discounted_price as "discountedPrice",
    parts.available as quantity, parts.weight_kg as "weightKg", ${parcelSize} as size, donor.colour, ${fitsOf} as fits, ${firstPhoto} as image, ${secondPhoto} as "secondImage",
    ${photoCount} as "photoCount", parts.updated_at as "updatedAt"`;
}

// `offset 0` keeps each of them a look into an index: joined freely, whole tables are read for a page of fifteen parts.

export const donorJoin = sql`
  left join lateral (select * from cars where id = parts.car_id offset 0) donor on true`;

/** The model that is shown: the donor car's, else the first that the part fits. */
export const shownModel = sql`coalesce(donor.model_id, parts.model_ids[1])`;

export const summaryJoins = sql`
  join lateral (select * from categories where id = parts.category_id offset 0) kind on true ${donorJoin}
  left join lateral (
    select models.id, models.name, brand_id, (select name from brands where id = brand_id) as brand_name
    from models where models.id = ${shownModel} offset 0
  ) shown on true`;

/** A row of `summaryColumns`: times are the driver's, photos are as they are stored. */
export type SummaryRow = Omit<
  PartSummary,
  'image' | 'secondImage' | 'paint' | 'updatedAt' | 'category' | 'models' | 'shipping' | 'isFreight'
> & {
  readonly weightKg: number;
  readonly size: ParcelSize;
  readonly image: StoredPhoto | null;
  /** Of the donor car, as the yard wrote it. */
  readonly colour: string | null;
  readonly secondImage: StoredPhoto | null;
  readonly updatedAt: Date | string;
  readonly kindId: number;
  readonly kindName: string;
  readonly kindSlug: string;
  /** What the part's car is: all four, or none. */
  readonly modelId: number | null;
  readonly modelName: string;
  readonly brandId: number;
  readonly brandName: string;
};

const shippingTerms = { rates: shippingRates, freeOverCents: policies.freeShippingOverCents };

/** A row as the contract writes it, each thing by its name: what else a row holds is nobody's business. */
export function toSummary(row: SummaryRow, locale: Locale, media: MediaAddress): PartSummary {
  const { modelId, modelName, brandId, brandName } = row;
  return {
    id: row.id,
    name: row.name,
    ...pickFacts(toldInLists, row),
    side: sideOfPart(row) ?? null,
    safety: row.safety,
    discountedPrice: row.discountedPrice,
    quantity: row.quantity,
    shipping: shippingOfOne(row.size, row.weightKg, row.discountedPrice, shippingTerms),
    isFreight: row.size === 'PALLET',
    category: { id: row.kindId, name: row.kindName, slug: row.kindSlug },
    models:
      modelId === null ? [] : [{ id: modelId, name: modelName, brand: { id: brandId, name: brandName } }],
    fits: row.fits,
    image: row.image && toImage(row.image, altText(locale, row.name), media),
    secondImage:
      row.secondImage && toImage(row.secondImage, altTextOf(locale, row.name, 2, row.photoCount), media),
    photoCount: row.photoCount,
    paint: paintOf(row.colour),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** What came in last, and how much there is. */
export async function latestParts(
  db: Executor,
  { limit, onlyStock, lang }: LatestQuery,
  media: MediaAddress,
): Promise<PartSummary[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts ${onlyStock ? sql`where available > 0` : sql``}
    order by updated_at desc, id desc limit ${limit}`);
  return listSummaries(
    db,
    rows.map(({ id }) => id),
    lang,
    media,
  );
}

/** Parts in stock. */
export async function countParts(db: Executor): Promise<PartCount> {
  const { rows } = await db.execute<PartCount>(
    sql`select count(*)::int as count from parts where available > 0`,
  );
  return rows[0] ?? { count: 0 };
}
