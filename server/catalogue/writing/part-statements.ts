/** The statements that add and change parts: one of each kind for a whole batch. */
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { fileColumns, type PartRow } from './part-row.ts';
import type { FittedModel, Piece } from './piece.ts';
import { columnNames, columnsOf, rowsAsTable, valuesOf } from './written-columns.ts';

/** A part ready to be written: its columns and what goes into the tables beside it. */
export type Draft = {
  /** With the quantity that is kept as the file's. */
  readonly row: PartRow;
  readonly onHand: number;
  readonly fits: readonly FittedModel[];
  readonly updatedAt: Date;
  readonly earlierPrices: NonNullable<Piece['earlierPrices']>;
};

/** The drafts as a table called `draft`: one parameter, however many rows. */
function draftTable(drafts: readonly Draft[]): SQL {
  const rows = drafts.map(({ row, onHand, updatedAt }) => ({ ...row, onHand, updatedAt }));
  return rowsAsTable(rows, 'draft', written);
}

/** What is written of a part: the file's columns, and those that follow from them. */
const written = columnsOf(parts, [...fileColumns, 'updatedAt', 'onHand']);
const columns = columnNames(written);
const values = valuesOf('draft', written);

/** Adds parts with their fits and their first price. */
export async function addParts(tx: Executor, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { rows } = await tx.execute<{ id: number; sku: string }>(sql`
    insert into parts (${columns}) select ${values} from ${draftTable(drafts)}
    returning id, sku`);
  await writeBeside(tx, drafts, new Map(rows.map(({ id, sku }) => [sku, id])));
}

/** Changes parts, which are locked. The price history gets an entry where the price or its discount is another (`change-price.ts`). */
export async function changeParts(tx: Executor, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const { rows } = await tx.execute<{ id: number; sku: string; hadPrice: number; hadDiscount: number }>(sql`
    with before as (
      select id, sku, discounted_price, discount from parts where sku = any(${sql.param(drafts.map(({ row }) => row.sku))}::text[]))
    update parts set (${columns}) = (${values})
    from ${draftTable(drafts)} join before on before.sku = draft.sku
    where parts.id = before.id
    returning parts.id, parts.sku, before.discounted_price as "hadPrice", before.discount as "hadDiscount"`);
  const partOf = new Map(rows.map((part) => [part.sku, part]));
  await tx.execute(
    sql`delete from part_fits where part_id = any(${sql.param(rows.map(({ id }) => id))}::int[])`,
  );
  const idOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  await writeBeside(tx, drafts, idOf, ({ row }) => {
    const had = partOf.get(row.sku);
    return had?.hadPrice !== row.discountedPrice || had.hadDiscount !== row.discount;
  });
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
