/** Another price, another discount, another number of pieces: set by hand. */
import { eq } from 'drizzle-orm';
import { discounted } from '../../../domain/money.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { lockPart, type PartName, type StockedPart } from './lock-part.ts';
import { withFacts, writePrices } from './write-prices.ts';

/** A price in cents before the discount, a discount in whole percent; what is left out stays. */
export type PriceChange = { readonly price?: number; readonly discount?: number };

type PriceChanged = {
  readonly before: StockedPart;
  readonly after: StockedPart;
  readonly hasChanged: boolean;
};

/**
 * Changes what a part costs. The price that buyers pay enters the price history, the same price too where it is told as a
 * reduction from now on. The same price again changes nothing.
 *
 * @returns undefined when there is no such part
 */
export async function changePrice(
  db: Executor,
  name: PartName,
  change: PriceChange,
  now: Date,
): Promise<PriceChanged | undefined> {
  return db.transaction(async (tx) => {
    const before = await lockPart(tx, name);
    if (!before) return undefined;
    const { price, discount } = { ...before, ...change };
    const discountedPrice = discounted(price, discount);
    const after = { ...before, price, discount, discountedPrice };
    if (price === before.price && discount === before.discount) return { before, after, hasChanged: false };
    await writePrices(tx, [{ id: before.id, price, discount }], withFacts(Object.keys(change)), now);
    return { before, after, hasChanged: true };
  });
}

type QuantityChange =
  | { readonly outcome: 'changed' | 'same'; readonly before: StockedPart; readonly after: StockedPart }
  /** Fewer than are kept for buyers: nothing was changed. */
  | { readonly outcome: 'kept'; readonly before: StockedPart };

/**
 * Says how many pieces stand in the yard, those kept for buyers included. What the yard's file said last is left alone: the
 * next file moves the quantity by what moved in the file, so that a count by hand stays a count (decision 0008).
 *
 * @returns undefined when there is no such part
 */
export async function changeQuantity(
  db: Executor,
  name: PartName,
  onHand: number,
  now: Date,
): Promise<QuantityChange | undefined> {
  return db.transaction(async (tx) => {
    const before = await lockPart(tx, name);
    if (!before) return undefined;
    if (onHand < before.reserved) return { outcome: 'kept', before };
    const after = { ...before, onHand };
    if (onHand === before.onHand) return { outcome: 'same', before, after };
    await tx.update(parts).set({ onHand, updatedAt: now }).where(eq(parts.id, before.id));
    return { outcome: 'changed', before, after };
  });
}
