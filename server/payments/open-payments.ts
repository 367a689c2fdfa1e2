/** Who takes the money of which way to pay: Stripe where its keys are set, else the sandbox. */
import type { Config } from '../config/config.ts';
import type { Clock } from '../clock.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { createSandbox } from './sandbox.ts';

export async function openPayments(config: Config, clock: Clock): Promise<PaymentProviders> {
  if (!config.stripe) return takenByOne(createSandbox(config, clock));
  // A large package, which a shop without Stripe need not wait for.
  const { createStripe } = await import('./stripe/create-stripe.ts');
  return takenByOne(createStripe(config.stripe, clock));
}

/** One provider takes all that providers take. */
export const takenByOne = (provider: PaymentProvider): PaymentProviders => ({
  card: provider,
  wallet: provider,
});
