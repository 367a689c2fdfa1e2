/** Gives money of a session back, all of it or a part. */
import type Stripe from 'stripe';
import type { RefundRequest } from '../provider.ts';
import { askOnce } from './ask-once.ts';

/** For as long Stripe knows a key for certain; a refund that is asked for later may be there. */
const keyLifetimeMs = 24 * 60 * 60 * 1000;

/** Under this name Stripe keeps the shop's own id of a refund. */
export const refundIdKey = 'refund_id';

/** @throws Error when Stripe does not answer, refuses, or answers that nothing goes back */
export async function refundOnce(
  stripe: Stripe,
  { refundId, reference, amount, askedAt }: RefundRequest,
  now: Date,
): Promise<{ reference: string }> {
  const intent = await paidIntent(stripe, reference);
  const isLate = now.getTime() >= askedAt.getTime() + keyLifetimeMs;
  const refund = await askOnce(refundId, async (idempotencyKey, isAgain) => {
    const before = isLate || isAgain ? await findRefund(stripe, intent, refundId) : undefined;
    const params = { payment_intent: intent, amount, metadata: { [refundIdKey]: refundId } };
    return before ?? stripe.refunds.create(params, { idempotencyKey });
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

async function findRefund(
  stripe: Stripe,
  intent: string,
  refundId: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.[refundIdKey] === refundId && isUnderWay(refund)) return refund;
  return undefined;
}

/** `requires_action`, `failed` and `canceled` are no money on its way. */
const isUnderWay = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';
