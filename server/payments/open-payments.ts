/** Who takes the money: Stripe where its keys are set, else the sandbox. */
import type { Config } from '../config/config.ts';
import type { Clock } from '../clock.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox.ts';

export async function openPayments(config: Config, clock: Clock): Promise<PaymentProvider> {
  if (!config.stripe) return createSandbox(config, clock);
  // A large package, which a shop without Stripe need not wait for.
  const { createStripe } = await import('./stripe/create-stripe.ts');
  return createStripe(config.stripe, clock);
}
