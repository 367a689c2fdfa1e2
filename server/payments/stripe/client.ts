/** Stripe's own client, as the shop uses it. */
import Stripe from 'stripe';
import type { StripeSettings } from '../../config/config.ts';

/** How long one call may take, and how often one that did not arrive is made again, under the same key. */
const timeoutMs = 10_000;
const retries = 2;

/** @param apiUrl Stripe's own address, or that of something that answers like it */
export function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    // What the types describe: another version of the package says which one it speaks.
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // Otherwise it measures the shop, and keeps an id for that in the home folder of whoever runs it.
    telemetry: false,
  });
}
