/**
 * Somebody at the desk has looked at who buys a safety part, and for which car (decision 0095): the order goes on, or its safety parts are
 * taken out of it and paid back.
 */
import { eq } from 'drizzle-orm';
import { isHeld } from '../../../domain/safety-hold.ts';
import type { SafetyVerdict } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf } from '../lifecycle/item-moves.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { takeOut } from '../refunding/cancel-pieces.ts';

/** `checked_before`: the other was said of it; `nothing_held`: there is no safety part of it to be sent, or it is not paid. */
export type SafetyOutcome =
  | { readonly cents: number; readonly codes: readonly string[] }
  | 'unchanged'
  | 'checked_before'
  | 'nothing_held'
  | 'unknown';

type Checked = {
  readonly verdict: SafetyVerdict;
  /** Who has looked. */
  readonly by: string;
  /** What the buyer is told of a refusal; of what passed, what was looked at. */
  readonly note: string | null;
};

/**
 * Of two at once the second sees what the first said. A refusal pays each safety part back as a piece that cannot be sent is (decision 0080),
 * puts it up for sale again, and writes to the buyer, all in one transaction. Said twice it changes nothing.
 *
 * @param orderNumber as it stands on the order
 */
export function checkSafety(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  { verdict, by, note }: Checked,
  now: Date,
): Promise<SafetyOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<SafetyOutcome> => {
    if (order.safetyVerdict !== null) return order.safetyVerdict === verdict ? 'unchanged' : 'checked_before';
    const items = await itemsOf(tx, order);
    if (!isHeld(order, items)) return 'nothing_held';
    const safetyNote = verdict === 'passed' ? note : null;
    await tx
      .update(orders)
      .set({ safetyVerdict: verdict, safetyCheckedAt: now, safetyCheckedBy: by, safetyNote })
      .where(eq(orders.id, order.id));
    const held = items
      .filter(({ isSafety, state }) => isSafety && state === 'ordered')
      // Parts are locked in the order of their ids.
      .toSorted((one, other) => one.partId - other.partId);
    const codes = held.map(({ sku }) => sku);
    if (verdict === 'passed') return { cents: 0, codes };
    let cents = 0;
    for (const item of held) cents += await takeOut(tx, jobs, order, item, { isForSale: true, note }, now);
    const refused = { orderId: order.id, itemIds: held.map(({ id }) => id) };
    await jobs.send(tx, 'safety-refused-mail', refused);
    return { cents, codes };
  });
}
