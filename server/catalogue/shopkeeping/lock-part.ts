/** One part as the shopkeeper names it, locked for a change: buyers of it wait, and see what it became. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';

/** The yard's own code of the piece, or its number in the shop. */
export type PartName =
  | { readonly sku: string; readonly id?: undefined }
  | { readonly id: number; readonly sku?: undefined };

export const isNamed = ({ id, sku }: PartName) => (id === undefined ? eq(parts.sku, sku) : eq(parts.id, id));

/** What changes of a part are made of. Money in cents, `discount` in percent. */
export type StockedPart = Pick<
  typeof parts.$inferSelect,
  'id' | 'sku' | 'nameIt' | 'price' | 'discount' | 'discountedPrice' | 'onHand' | 'reserved'
>;

/** @returns the part, to itself for the rest of the transaction; undefined when there is none */
export async function lockPart(tx: Executor, name: PartName): Promise<StockedPart | undefined> {
  const { id, sku, nameIt, price, discount, discountedPrice, onHand, reserved } = parts;
  const [part] = await tx
    .select({ id, sku, nameIt, price, discount, discountedPrice, onHand, reserved })
    .from(parts)
    .where(isNamed(name))
    .for('update');
  return part;
}
