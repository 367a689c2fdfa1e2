/** Asks Stripe for something once, however often it is asked (docs.stripe.com/api/idempotent_requests). */
import Stripe from 'stripe';

/** More kept failures of one thing than jobs try. */
const keysMost = 20;

/**
 * Stripe keeps its first answer to a key for a day, a failure too, and repeats it. Nothing would then come of trying again:
 * the next key is taken.
 *
 * @param id the shop's own id of what is asked for, the first key
 * @param ask is told the key
 */
export async function askOnce<Answer>(
  id: string,
  ask: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  for (let nth = 1; ; nth++) {
    try {
      return await ask(nth === 1 ? id : `${id}-${nth}`);
    } catch (error) {
      if (nth === keysMost || !isKept(error)) throw error;
    }
  }
}

const isKept = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
