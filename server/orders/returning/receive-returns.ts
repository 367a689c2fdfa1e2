/** What buyers gave back: it arrived and was looked at, and it is paid back. */
import type { Condition } from '../../../domain/contract/parts.ts';
import { settle } from '../../../domain/exceptions/balance.ts';
import { isReducible } from '../../../domain/exceptions/reduction.ts';
import { takeBack } from '../../../domain/stock.ts';
import { improvedBy, regradePart } from '../../catalogue/shopkeeping/regrade-part.ts';
import type { Executor } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import {
  moveItems,
  withItems,
  type DoneItem,
  type ItemOutcome,
  type Which,
} from '../lifecycle/item-moves.ts';
import { moveOrder } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';
import { balancedItem, balancedOrder } from '../reading/balanced-order.ts';
import { askRefund, lockTakenPayment, readBalance } from '../refunding/refunds.ts';

/** As what a piece is taken in. A worse one has a grade, a price in cents and photos of its own, and is told from the others by what is wrong. */
export type Inspection =
  | { readonly verdict: 'good' | 'unusable'; readonly note: string | null }
  | {
      readonly verdict: 'worse';
      readonly note: string;
      readonly condition: Condition;
      readonly price: number;
      readonly photoIds?: readonly number[];
    };

const asGood: Inspection = { verdict: 'good', note: null };

/** `better_grade`, `higher_price`: worse than it was sold, it would be sold again as something better. */
type Improved = 'better_grade' | 'higher_price';
export type ReceiveOutcome = ItemOutcome | Improved;

/**
 * What was given back has arrived, and was looked at: it is for sale again, as it was or as something worse, or it never is.
 *
 * @param now when
 */
export async function receiveReturns(
  db: Executor,
  orderNumber: string,
  which: Which,
  now: Date,
  inspection: Inspection = asGood,
): Promise<ReceiveOutcome> {
  return withItems<Improved>(db, orderNumber, which, 'returned', async (tx, { items }) => {
    const { verdict, note } = inspection;
    const partIds = items.map(({ partId }) => partId);
    const improved = verdict === 'worse' ? await improvedBy(tx, partIds, inspection) : undefined;
    if (improved) return improved === 'grade' ? 'better_grade' : 'higher_price';
    // In the order in which everybody locks parts.
    for (const item of items.toSorted((one, other) => one.partId - other.partId))
      await moveItems(tx, [item], 'received', {
        outcome: verdict,
        outcomeNote: note,
        restockedAt: verdict === 'unusable' ? null : now,
        regradedPartId: verdict === 'worse' ? await regradePart(tx, item, inspection, now) : null,
      });
    if (verdict === 'good') await changeStock(tx, items, takeBack);
    return { done: items.map((item) => ({ item, cents: 0 })), cents: 0 };
  });
}

/** What is withheld of the price, in cents, and why, as the buyer is told. */
export type Reduction = { readonly cents: number; readonly note: string };

/** `too_much`: more than is left of the piece; `not_reducible`: it is as good as it was, or never left. */
export type RefundReturnOutcome = ItemOutcome | 'too_much' | 'not_reducible';

/**
 * What has arrived is paid back, each item its share; with the last of an order the order is refunded.
 *
 * @param reduction of one item that came back worse
 */
export async function refundReturns(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  which: Which,
  now: Date,
  reduction?: Reduction,
): Promise<RefundReturnOutcome> {
  return withItems<'too_much' | 'not_reducible'>(
    db,
    orderNumber,
    which,
    'received',
    async (tx, { order, items, all }) => {
      const payment = await lockTakenPayment(tx, order);
      const done: DoneItem[] = [];
      for (const item of items) {
        const current = balancedOrder(order, all);
        const balance = await readBalance(tx, current, payment);
        const withheld = reduction?.cents ?? 0;
        const wasSent = order.shippedAt !== null;
        if (withheld > 0 && (items.length > 1 || !isReducible({ outcome: item.outcome, wasSent })))
          return 'not_reducible';
        if (withheld > balance.itemLeft(balancedItem(item))) return 'too_much';
        const { total, shipping } = settle(current, balancedItem(item), balance, { reduction: withheld });
        const note = withheld > 0 ? (reduction?.note ?? null) : item.outcomeNote;
        await moveItems(tx, [item], 'refunded', { reduction: withheld, outcomeNote: note });
        if (total > 0)
          await askRefund(
            tx,
            jobs,
            { payment, itemId: item.id, amount: total, shipping, reason: 'withdrawal' },
            now,
          );
        // What is withheld is told even where nothing goes back.
        if (withheld > 0) await jobs.send(tx, 'return-reduced-mail', { orderId: order.id, itemId: item.id });
        done.push({ item, cents: total });
      }
      const given = new Set(items.map(({ id }) => id));
      const isWhole = all.every(({ id, state }) => state === 'refunded' || given.has(id));
      if (isWhole) await moveOrder(tx, order, 'refunded', now);
      return { done, cents: done.reduce((sum, { cents }) => sum + cents, 0) };
    },
  );
}
