/** What Stripe's events say about the shop's payments. */
import * as z from 'zod/mini';
import { Problem } from '../../../domain/problem.ts';
import type { PaymentEvent, RefundFailure } from '../provider.ts';
import { refundIdKey } from './refund.ts';
import { paymentIdKey } from './session-params.ts';

const StripeEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const Session = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
type Session = z.infer<typeof Session>;

const Refund = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  status: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

/** An account of an older version hears of it by the last of them. */
const aboutRefunds = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated']);

/** A session that is complete has been paid only where its money comes at once. */
const outcomes: Record<string, (session: Session) => PaymentEvent['type'] | undefined> = {
  'checkout.session.completed': ({ payment_status }) =>
    payment_status === 'paid' ? 'payment.paid' : undefined,
  'checkout.session.async_payment_succeeded': () => 'payment.paid',
  'checkout.session.async_payment_failed': () => 'payment.failed',
  'checkout.session.expired': () => 'payment.failed',
};

/**
 * @param content an event as Stripe sent it, its signature checked
 * @returns undefined for all that does not decide a payment, or a refund of the shop's
 * @throws Problem `invalid_body` when it is no event
 */
export function readStripeEvent(content: unknown): PaymentEvent | RefundFailure | undefined {
  const { id, type, data } = parse(StripeEvent, content);
  if (aboutRefunds.has(type)) return readRefund(id, data.object);
  const outcomeOf = Object.hasOwn(outcomes, type) ? outcomes[type] : undefined;
  if (!outcomeOf) return undefined;
  const session = parse(Session, data.object);
  const outcome = outcomeOf(session);
  if (!outcome) return undefined;
  const paymentId = z.uuid().safeParse(session.metadata?.[paymentIdKey] ?? session.client_reference_id);
  return {
    id,
    type: outcome,
    ...(paymentId.success && { paymentId: paymentId.data }),
    reference: session.id,
    // A session of ours has both; what has not is no payment of that amount.
    amount: session.amount_total ?? 0,
    currency: session.currency?.toUpperCase() ?? '',
  };
}

/** @returns undefined for one that is on its way, and for one that was made in Stripe's dashboard */
function readRefund(id: string, content: unknown): RefundFailure | undefined {
  const { id: reference, status, metadata } = parse(Refund, content);
  const refundId = z.uuid().safeParse(metadata?.[refundIdKey]);
  if (!refundId.success || (status !== 'failed' && status !== 'canceled')) return undefined;
  return { id, type: 'refund.failed', refundId: refundId.data, reference };
}

function parse<Shape extends z.ZodMiniType>(shape: Shape, content: unknown): z.infer<Shape> {
  const result = shape.safeParse(content);
  if (!result.success) throw new Problem('invalid_body');
  return result.data;
}
