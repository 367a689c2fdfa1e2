/**
 * How much people who have never paid an order can keep from sale. Accounts and promises cost nothing: without this, a few dozen
 * accounts at one computer keep the whole yard. Who has paid once is not asked again, as a workshop that orders all day.
 */
import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import { pieceCount } from '../../../domain/cart.ts';
import { paymentMethodIds, workingDaysHeld } from '../../../domain/payment-methods.ts';
import { Problem } from '../../../domain/problem.ts';
import { policies } from '../../../shop.config.ts';
import { lockPerson } from '../../accounts/lock-person.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { countCall, hashedKey } from '../../http/limit-counts.ts';
import type { Limits, Sender } from '../../http/limits.ts';
import { tooMany } from '../../http/refuse-beyond.ts';
import type { Placement } from './write-order.ts';

/** Ways to pay that keep pieces for days, for a promise. */
const promises = paymentMethodIds.filter((method) => workingDaysHeld(method) !== undefined);

const hourMs = 60 * 60 * 1000;
/** As long as a transfer keeps pieces, or nearly so: another address costs something. */
const transferMs = 72 * hourMs;

/** A checkout, and where it comes from. */
type Newcoming = Pick<Placement, 'user' | 'form' | 'now'> & { readonly senders: readonly Sender[] };

/**
 * Runs in the transaction of the order, before any part is locked: an order that is not placed after all is not counted.
 *
 * @throws Problem `too_many_requests` with `retryAfterSeconds`, and `too_much_by_transfer`
 */
export async function limitNewcomers(
  tx: Executor,
  { user, form, now, senders }: Newcoming,
  limits: Limits,
): Promise<void> {
  await lockPerson(tx, user.id);
  if (await hasPaid(tx, user.id)) return;
  // Pieces, not orders: one order can hold a shelf.
  const pieces = pieceCount(form.orderItems);
  for (const { name, factor } of senders) {
    const { current, endsAt } = await countCall(tx, hashedKey(`first pieces ${name}`), now, hourMs, pieces);
    if (current > limits.firstPieces * factor) throw tooMany(endsAt.getTime() - now.getTime());
  }

  if (!promises.includes(form.paymentMethod)) return;
  for (const { name, factor } of senders) {
    const key = hashedKey(`first pieces by transfer ${name}`);
    const { current } = await countCall(tx, key, now, transferMs, pieces);
    if (current > limits.firstTransferPieces * factor) throw new Problem('too_much_by_transfer');
  }
  const kept = await promisedPieces(tx, user.id);
  if (kept + pieces > policies.newcomers.promisedPiecesMax) throw new Problem('too_much_by_transfer');
}

/** Whatever became of the order afterwards. */
async function hasPaid(tx: Executor, userId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.purchasedAt)))
    .limit(1);
  return order !== undefined;
}

async function promisedPieces(tx: Executor, userId: string): Promise<number> {
  const [row] = await tx
    .select({ pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'awaiting_payment'),
        inArray(orders.paymentMethod, promises),
      ),
    );
  return row?.pieces ?? 0;
}
