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
    const before = isLate || isAgain ? await refundsOf(stripe, intent, refundId) : [];
    const underWay = before.find(isUnderWay);
    if (underWay) return underWay;
    // Under the first one's key Stripe would repeat what it said then, before the money came back.
    const [failed] = before;
    const key = failed ? `${idempotencyKey}-after-${failed.id}` : idempotencyKey;
    const params = { payment_intent: intent, amount, metadata: { [refundIdKey]: refundId } };
    return stripe.refunds.create(params, { idempotencyKey: key });
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

/** What Stripe has under the shop's id of a refund, the newest first. */
async function refundsOf(stripe: Stripe, intent: string, refundId: string): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.[refundIdKey] === refundId) found.push(refund);
  return found;
}

/** `requires_action`, `failed` and `canceled` are no money on its way. */
const isUnderWay = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';
