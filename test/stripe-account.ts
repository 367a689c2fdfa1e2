/** A Stripe account in memory: sessions, refunds, and the rules of Stripe's published API that the shop meets. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';

export type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'amount_total' | 'currency' | 'expires_at' | 'payment_status' | 'status' | 'url'
> & {
  readonly object: 'checkout.session';
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | { id: string; object: 'payment_intent' } | null;
};
export type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: string;
};

/** What was sent, its brackets undone: `line_items[0][quantity]=1`. */
export type Form = { [name: string]: string | Form };

/** A refusal in Stripe's words. */
export class Refusal extends Error {
  readonly status: number;
  readonly param: string | undefined;
  readonly type: string;
  constructor(status: number, message: string, param?: string, type = 'invalid_request_error') {
    super(message);
    [this.status, this.param, this.type] = [status, param, type];
  }
}

/** Parameters of the published description that the shop may send; what stands in none of these lists is unknown. */
const known: Record<string, readonly string[]> = {
  session: [
    'mode',
    'line_items',
    'payment_method_types',
    'excluded_payment_method_types',
    'locale',
    'success_url',
    'cancel_url',
    'expires_at',
    'client_reference_id',
    'customer_email',
    'metadata',
    'payment_intent_data',
    'adaptive_pricing',
  ],
  refund: ['payment_intent', 'amount', 'metadata', 'reason'],
};
const required: Record<string, readonly string[]> = {
  session: ['mode', 'line_items', 'success_url'],
  refund: ['payment_intent'],
};

function check(kind: 'session' | 'refund', form: Form): void {
  for (const name of Object.keys(form))
    if (!known[kind]?.includes(name)) throw new Refusal(400, `Received unknown parameter: ${name}`, name);
  for (const name of required[kind] ?? [])
    if (!(name in form)) throw new Refusal(400, `Missing required param: ${name}.`, name);
}

const at = (form: Form, ...path: string[]): string => {
  let found: string | Form | undefined = form;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  if (typeof found !== 'string')
    throw new Refusal(400, `Missing required param: ${path.join('.')}.`, path[0]);
  return found;
};
const whole = (text: string, param: string): number => {
  if (!/^\d+$/.test(text)) throw new Refusal(400, `Invalid integer: ${text}`, param);
  return Number(text);
};

/** @param clock what time it is at Stripe's */
export function createAccount(clock: () => Date) {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];

  function findSession(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Refusal(404, `No such checkout.session: ${id}`, 'session');
    return session;
  }

  function findRefund(id: string): Refund {
    const refund = refunds.find((known) => known.id === id);
    if (!refund) throw new Refusal(404, `No such refund: '${id}'`, 'refund');
    return refund;
  }

  return {
    sessions,
    refunds,
    findSession,
    findRefund,
    /** How the next refunds turn out. */
    refundStatus: 'succeeded',

    createSession(form: Form): Session {
      check('session', form);
      const price = ['line_items', '0', 'price_data'];
      const secondsLeft = whole(at(form, 'expires_at'), 'expires_at') - clock().getTime() / 1000;
      if (secondsLeft < 30 * 60 || secondsLeft > 24 * 60 * 60)
        throw new Refusal(
          400,
          'The `expires_at` timestamp must be 30 minutes to 24 hours away.',
          'expires_at',
        );
      const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
      const session: Session = {
        id,
        object: 'checkout.session',
        amount_total: whole(at(form, ...price, 'unit_amount'), 'unit_amount'),
        currency: at(form, ...price, 'currency').toLowerCase(),
        expires_at: Number(at(form, 'expires_at')),
        client_reference_id:
          typeof form['client_reference_id'] === 'string' ? form['client_reference_id'] : null,
        metadata: (form['metadata'] ?? {}) as Record<string, string>,
        payment_status: 'unpaid',
        payment_intent: null,
        status: 'open',
        url: `https://checkout.stripe.com/c/pay/${id}`,
      };
      at(form, ...price, 'product_data', 'name');
      sessions.set(id, session);
      return session;
    },

    expireSession(id: string): Session {
      const session = findSession(id);
      if (session.status !== 'open')
        throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      return session;
    },

    /** A buyer pays: at once, or in a way whose money comes days later. */
    pay(id: string, isSlow = false): Session {
      const session = findSession(id);
      if (session.status !== 'open') throw new Error(`the session ${id} is ${session.status}`);
      session.payment_intent = id.replace('cs_', 'pi_');
      session.status = 'complete';
      session.payment_status = isSlow ? 'unpaid' : 'paid';
      return session;
    },

    createRefund(form: Form, status: string): Refund {
      check('refund', form);
      const intent = at(form, 'payment_intent');
      const paid = [...sessions.values()].find(
        (session) => session.payment_status === 'paid' && intent === intentOf(session),
      );
      if (!paid) throw new Refusal(404, `No such payment_intent: ${intent}`, 'payment_intent');
      const given = refunds.filter(
        (refund) => refund.payment_intent === intent && refund.status !== 'failed',
      );
      const left = given.reduce((rest, { amount }) => rest - amount, paid.amount_total ?? 0);
      const amount = 'amount' in form ? whole(at(form, 'amount'), 'amount') : left;
      if (amount > left || amount < 1)
        throw new Refusal(
          400,
          `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
          'amount',
        );
      const refund: Refund = {
        id: `re_${randomUUID().replaceAll('-', '')}`,
        object: 'refund',
        payment_intent: intent,
        amount,
        metadata: (form['metadata'] ?? {}) as Record<string, string>,
        status,
      };
      refunds.push(refund);
      return refund;
    },
  };
}

export const intentOf = ({ payment_intent: intent }: Session): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;
