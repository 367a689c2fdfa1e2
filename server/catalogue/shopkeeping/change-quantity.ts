/** Another number of pieces, counted by hand. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { lockPart, type PartName, type StockedPart } from './lock-part.ts';

export type QuantityChange =
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
  db: Db,
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
