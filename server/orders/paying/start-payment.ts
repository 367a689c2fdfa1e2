/** Where the buyer goes to pay: asked of the provider once the order stands, never before. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import { requestTimeoutMs } from '../../../domain/constants.ts';
import { Problem } from '../../../domain/problem.ts';
import { href } from '../../../domain/routes.ts';
import { shop } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { orders, payments } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentRequest } from '../../payments/provider.ts';
import { complete } from '../reading/load-orders.ts';
import { lockOrder, type OrderRow } from '../lifecycle/moves.ts';
import { reservedUntil } from '../placing/write-order.ts';

type PaymentRow = typeof payments.$inferSelect;

/**
 * The answer to a checkout. It can be asked for again, after a crash too: the provider makes one payment of an id.
 *
 * @throws Problem `unavailable` when the provider does not answer; the order stays and can be paid later.
 * `order_cancelled` when its time is over: what was kept is free, and nobody is led to where no money is taken any more
 */
export async function startPayment(deps: Deps, orderId: string): Promise<CheckoutResult> {
  const { db } = deps.database;
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!row) throw new Problem('order_not_found');
  const { order, payment } = row;
  const { orderNumber, paymentMethod } = order;
  if (order.purchasedAt) return { orderId, orderNumber, payment: await paid(db, order) };
  if (order.state === 'cancelled') throw new Problem('order_cancelled');
  if (paymentMethod === 'bank_transfer') return { orderId, orderNumber, payment: bankTransfer(order) };
  const url = payment.url ?? (await askProvider(deps, { order, method: paymentMethod, payment }));
  if (payment.url === null) await refuseCancelled(deps, orderId);
  return { orderId, orderNumber, payment: { kind: 'redirect', url } };
}

/** Nobody pays twice, nor is led to a page that is over. */
async function paid(db: Executor, row: OrderRow): Promise<CheckoutResult['payment']> {
  const [order] = await complete(db, [row]);
  if (!order) throw new Problem('order_not_found');
  return { kind: 'paid', order };
}

function bankTransfer(order: OrderRow): CheckoutResult['payment'] {
  return {
    kind: 'bank_transfer',
    iban: shop.bank.iban,
    holder: shop.bank.holder,
    reference: order.orderNumber,
    amount: order.finalPrice,
    // From the order's own time: what is kept ends with the payment, this answer stays.
    dueAt: reservedUntil(order.paymentMethod, order.placedAt).toISOString(),
  };
}

type Unasked = {
  readonly order: OrderRow;
  readonly method: PaymentRequest['method'];
  readonly payment: PaymentRow;
};

async function askProvider(deps: Deps, { order, method, payment }: Unasked): Promise<string> {
  const { config, database, payments: provider } = deps;
  const page = (name: 'success' | 'fail') =>
    config.publicUrl + href(order.locale, name, {}, { order: order.orderNumber });
  try {
    const { reference, url } = await inTime(
      provider.createPayment({
        paymentId: payment.id,
        orderNumber: order.orderNumber,
        method,
        amount: payment.amount,
        currency: payment.currency,
        locale: order.locale,
        successUrl: page('success'),
        failUrl: page('fail'),
        keptUntil: reservedUntil(method, order.placedAt),
      }),
    );
    await database.db
      .update(payments)
      // The order may be of a time when another provider took the money.
      .set({ provider: provider.name, reference, url })
      .where(and(eq(payments.id, payment.id), isNull(payments.url)));
    return url;
  } catch (cause) {
    throw Object.assign(new Problem('unavailable'), { cause });
  }
}

/** An order may be cancelled while its page is made: nobody is led there, and it is closed now that it has a name. */
async function refuseCancelled({ database, jobs }: Deps, orderId: string): Promise<void> {
  const isCancelled = await database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === 'cancelled') await jobs.send(tx, 'close-payment', { orderId });
    return order?.state === 'cancelled';
  });
  if (isCancelled) throw new Problem('order_cancelled');
}

/**
 * The job that closes the page of an order that was cancelled: no money is taken there any more. What is paid before it comes is
 * late, and honoured or given back (`settle-payment.ts`) once its notice is there; until then the job fails and is tried again, and
 * ends in the shopkeeper's list where no notice ever comes.
 */
export async function closePayment(
  { database: { db }, payments: provider }: Deps,
  orderId: string,
): Promise<void> {
  const [open] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, provider.name),
        eq(payments.state, 'pending'),
        // Nobody has the address of a page that was never answered; it closes by its own time.
        isNotNull(payments.url),
      ),
    );
  if (open) await provider.closePayment?.(open.reference);
}

/** The browser waits no longer than `requestTimeoutMs`: before that it is told, and what comes later is there when it asks again. */
const patienceMs = requestTimeoutMs - 2_000;

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the payment provider takes too long')), patienceMs);
  });
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}
