/** Parts that are there already, locked and read for comparison with what a file says now. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { fileColumns, type PartRow } from './part-row.ts';
import type { FittedModel } from './piece.ts';
import { asRow, columnsOf } from './written-columns.ts';

export type PresentPart = PartRow & {
  readonly id: number;
  readonly onHand: number;
  readonly reserved: number;
  /** Facts that were set by hand. */
  readonly handSet: readonly string[];
  readonly fits: readonly FittedModel[];
};

/**
 * Locked in ascending id, the order in which checkout locks, so that the two never wait for each other in a circle.
 *
 * @param carIds cars whose parts are locked as well: a change of what is known of a car is noted for each of them
 */
export async function lockPresentParts(
  tx: Executor,
  skus: string[],
  carIds: readonly number[],
): Promise<Map<string, PresentPart>> {
  const ofCars = carIds.length > 0 ? sql`or car_id = any(${sql.param([...carIds])}::int[])` : sql``;
  await tx.execute(sql`
    select id from parts where sku = any(${sql.param(skus)}::text[]) ${ofCars} order by id for update`);
  return readPresentParts(tx, skus);
}

const columns = asRow(columnsOf(parts, fileColumns));

/** The same without locks, for looking only. */
export async function readPresentParts(db: Executor, skus: string[]): Promise<Map<string, PresentPart>> {
  const { rows } = await db.execute<PresentPart>(sql`
    select id, on_hand as "onHand", reserved, hand_set as "handSet", ${columns},
      coalesce((select json_agg(json_build_object('modelId', model_id, 'from', year_from, 'to', year_to))
        from part_fits where part_id = parts.id), '[]') as fits
    from parts where sku = any(${sql.param(skus)}::text[])`);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The stock after the file's number. */
export const stockAfter = ({ onHand, reserved, listedQuantity }: PresentPart, quantity: number): FileStock =>
  restocked({ onHand, reserved, listed: listedQuantity }, quantity);

/** Whether writing would change nothing at all. */
export function isSame(present: PresentPart, row: PartRow, fits: readonly FittedModel[]): boolean {
  const { onHand, listed } = stockAfter(present, row.listedQuantity);
  const written: PartRow = { ...row, listedQuantity: listed };
  return (
    onHand === present.onHand &&
    (Object.keys(written) as (keyof PartRow)[]).every((column) => equal(present[column], written[column])) &&
    equal(fitKeys(present.fits), fitKeys(fits))
  );
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fitKeys = (fits: readonly FittedModel[]) =>
  fits.map(({ modelId, from, to }) => `${modelId} ${from} ${to}`).sort();

type FileStock = {
  /** Pieces in the yard, those kept for buyers included. */
  readonly onHand: number;
  /** Reserved for orders that await their payment. */
  readonly reserved: number;
  /** What the file said last, plus what it took and could not be given yet. */
  readonly listed: number;
};

/**
 * The stock moves by what the file's number moved, so that sold pieces stay sold; it never falls below what is kept for buyers. What
 * could not be taken for their sake stays in `listed`, and the next file takes it when the pieces were not bought after all.
 *
 * @param quantity what the file says now
 */
export function restocked({ onHand, reserved, listed }: FileStock, quantity: number): FileStock {
  const wanted = Math.max(0, onHand + quantity - listed);
  const after = Math.max(reserved, wanted);
  return { onHand: after, reserved, listed: quantity + after - wanted };
}

/** The file no longer holds the piece: everything that nobody keeps leaves, also what the shopkeeper counted by hand. */
export const takenOut = ({ reserved }: FileStock): FileStock => ({
  onHand: reserved,
  reserved,
  listed: reserved,
});
