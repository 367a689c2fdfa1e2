/** The statements that add and change parts: one of each kind for a whole batch. */
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { PartRow } from './part-row.ts';
import type { FittedModel, Piece } from './piece.ts';

/** A part ready to be written: its columns and what goes into the tables beside it. */
export type Draft = {
  readonly row: PartRow;
  readonly fits: readonly FittedModel[];
  /** Text form of the tsvector. */
  readonly search: string;
  readonly updatedAt: Date;
  readonly earlierPrices: NonNullable<Piece['earlierPrices']>;
};

/** The drafts as a table called `draft`: one parameter, however many rows. */
function draftTable(drafts: readonly Draft[]): SQL {
  const rows = drafts.map(({ row, search, updatedAt }) => ({ ...row, search, updatedAt }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as draft(
    sku text, "categoryId" int, "carId" int, "nameIt" text, "nameEn" text, "descriptionIt" text, "descriptionEn" text,
    "serialNumber" text, "serialKey" text, "manufacturerCode" text, "manufacturerKey" text, price int, discount int,
    "discountedPrice" int, "listedQuantity" int, condition text, "weightKg" real, "modelIds" int[], "brandIds" int[],
    search text, "updatedAt" timestamptz)`;
}

const columns = sql.raw(`sku, category_id, car_id, name_it, name_en, description_it, description_en,
  serial_number, serial_key, manufacturer_code, manufacturer_key, price, discount, discounted_price, listed_quantity,
  condition, weight_kg, model_ids, brand_ids, search, updated_at`);

const values = sql.raw(`draft.sku, draft."categoryId", draft."carId", draft."nameIt", draft."nameEn",
  draft."descriptionIt", draft."descriptionEn", draft."serialNumber", draft."serialKey", draft."manufacturerCode",
  draft."manufacturerKey", draft.price, draft.discount, draft."discountedPrice", draft."listedQuantity",
  draft.condition, draft."weightKg", draft."modelIds", draft."brandIds", draft.search::tsvector, draft."updatedAt"`);

/** Adds parts with their fits and their first price. */
export async function addParts(tx: Executor, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { rows } = await tx.execute<{ id: number; sku: string }>(sql`
    insert into parts (${columns}, on_hand) select ${values}, draft."listedQuantity" from ${draftTable(drafts)}
    returning id, sku`);
  await writeBeside(tx, drafts, new Map(rows.map(({ id, sku }) => [sku, id])));
}

/**
 * Changes parts. `on_hand` moves by what the file's quantity moved, so that sold pieces stay sold; it never
 * falls below what is reserved. The price history gets an entry where the price is another.
 */
export async function changeParts(tx: Executor, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { rows } = await tx.execute<{ id: number; sku: string; hadPrice: number }>(sql`
    with before as (select id, sku, discounted_price from parts)
    update parts set (${columns}, on_hand) = (
      ${values}, greatest(parts.reserved, parts.on_hand + draft."listedQuantity" - parts.listed_quantity))
    from ${draftTable(drafts)} join before on before.sku = draft.sku
    where parts.id = before.id
    returning parts.id, parts.sku, before.discounted_price as "hadPrice"`);
  const partOf = new Map(rows.map((part) => [part.sku, part]));
  await tx.execute(
    sql`delete from part_fits where part_id = any(${sql.param(rows.map(({ id }) => id))}::int[])`,
  );
  const idOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  await writeBeside(tx, drafts, idOf, ({ row }) => partOf.get(row.sku)?.hadPrice !== row.discountedPrice);
}

async function writeBeside(
  tx: Executor,
  drafts: readonly Draft[],
  idOf: ReadonlyMap<string, number>,
  hasNewPrice: (draft: Draft) => boolean = () => true,
): Promise<void> {
  const partId = (draft: Draft) => idOf.get(draft.row.sku);
  const fits = drafts.flatMap((draft) => draft.fits.map((fit) => ({ ...fit, partId: partId(draft) })));
  const prices = drafts.filter(hasNewPrice).flatMap((draft) => {
    const current = { at: draft.updatedAt, discountedPrice: draft.row.discountedPrice };
    return [...draft.earlierPrices, current].map((price) => ({ ...price, partId: partId(draft) }));
  });
  if (fits.length > 0)
    await tx.execute(sql`
      insert into part_fits (part_id, model_id, year_from, year_to)
      select * from json_to_recordset(${JSON.stringify(fits)}::json) as fit(
        "partId" int, "modelId" int, "from" int, "to" int)`);
  if (prices.length > 0)
    await tx.execute(sql`
      insert into price_history (part_id, at, discounted_price)
      select * from json_to_recordset(${JSON.stringify(prices)}::json) as price(
        "partId" int, at timestamptz, "discountedPrice" int)
      on conflict (part_id, at) do update set discounted_price = excluded.discounted_price`);
}
