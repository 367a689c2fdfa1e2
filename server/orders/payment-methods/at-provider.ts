/** Ways to pay on the page of a provider: asked for once the order stands, never before, and closed with an order that is over. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import { requestTimeoutMs } from '../../../domain/constants.ts';
import { Problem } from '../../../domain/problem.ts';
import { href } from '../../../domain/routes.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { providerNamed, type PaymentProvider, type ProviderMethod } from '../../payments/provider.ts';
import { lockOrder } from '../lifecycle/moves.ts';
import { byTheBank, type OpenPayment, type PaymentMethodModule } from './payment-method.ts';

export const takenAtProvider = (
  method: ProviderMethod,
  words: Pick<PaymentMethodModule['words'], 'paidBackBy' | 'shopkeeper'>,
): PaymentMethodModule => ({
  takerOf: (providers) => providers[method].name,

  async start(deps, open) {
    const url = open.payment.url ?? (await askProvider(deps, method, open));
    if (open.payment.url === null) await refuseCancelled(deps, open.order.id);
    return { kind: 'redirect', url };
  },

  // The buyer stands on the provider's page; who leaves it finds the way back among the orders.
  mailWhenPlaced: null,
  reminder: null,
  words: { ...words, paidBackWhen: byTheBank, ifSentAlready: null },
});

/** The browser waits no longer than `requestTimeoutMs`: before that it is told, and what comes later is there when it asks again. */
const patienceMs = requestTimeoutMs - 2_000;

/** The provider makes one payment of an id, however often it is asked. */
async function askProvider(
  { config, database, payments: providers }: Deps,
  method: ProviderMethod,
  { order, payment }: OpenPayment,
): Promise<string> {
  const provider: PaymentProvider = providers[method];
  const page = (name: 'success' | 'fail') =>
    config.publicUrl + href(order.locale, name, {}, { order: order.orderNumber });
  try {
    const { reference, url } = await pTimeout(
      provider.createPayment({
        paymentId: payment.id,
        orderNumber: order.orderNumber,
        method,
        amount: payment.amount,
        currency: payment.currency,
        locale: order.locale,
        successUrl: page('success'),
        failUrl: page('fail'),
        heldUntil: order.dueAt,
      }),
      { milliseconds: patienceMs, message: 'the payment provider takes too long' },
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
  { database: { db }, payments: providers }: Deps,
  orderId: string,
): Promise<void> {
  const [open] = await db
    .select({ provider: payments.provider, reference: payments.reference })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'pending'),
        // Nobody has the address of a page that was never answered; it closes by its own time.
        isNotNull(payments.url),
      ),
    );
  if (open) await providerNamed(providers, open.provider)?.closePayment?.(open.reference);
}
