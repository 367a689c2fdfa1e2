/** Gives money of a session back, all of it or a part. */
import type Stripe from 'stripe';
import type { RefundRequest } from '../provider.ts';
import { askOnce } from './ask-once.ts';

/** Under this name Stripe keeps the shop's own id of a refund. */
export const refundIdKey = 'refund_id';

/**
 * Asks for a refund, or finds the one that was asked for before. What Stripe answers under a key that it knows is what it said then,
 * so it is looked at afresh what has become of it.
 *
 * @returns Stripe's own name of it
 * @throws Error when Stripe does not answer, refuses, or says that nothing goes back
 */
export async function refundOnce(
  stripe: Stripe,
  { refundId, reference, amount }: RefundRequest,
): Promise<{ reference: string }> {
  const intent = await paidIntent(stripe, reference);
  const refund = await askOnce(refundId, async (idempotencyKey) => {
    const before = await refundsOf(stripe, intent, refundId);
    const standing = before.find((known) => !isOver(known));
    if (standing) return standing;
    // Under the key of one that failed Stripe would repeat what it said then, before the money came back. They are counted, because
    // two of the same second may be listed in either order.
    const key = before.length > 0 ? `${idempotencyKey}-after-${before.length}` : idempotencyKey;
    const params = { payment_intent: intent, amount, metadata: { [refundIdKey]: refundId } };
    const { id } = await stripe.refunds.create(params, { idempotencyKey: key });
    return stripe.refunds.retrieve(id);
  });
  if (!isUnderWay(refund))
    throw new Error(`Stripe's refund ${refund.id} of refund ${refundId} is ${refund.status}`);
  return { reference: refund.id };
}

/** What took the money of a session. */
async function paidIntent(stripe: Stripe, reference: string): Promise<string> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (!id) throw new Error(`Stripe's session ${reference} has taken no money`);
  return id;
}

/** What Stripe has under the shop's id of a refund. */
async function refundsOf(stripe: Stripe, intent: string, refundId: string): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.[refundIdKey] === refundId) found.push(refund);
  return found;
}

/** Another one may be asked for. One that `requires_action` may still go out. */
const isOver = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** `requires_action`, `failed` and `canceled` are no money on its way. */
const isUnderWay = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';
