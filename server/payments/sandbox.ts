/** A payment provider for trying the shop out: no money moves, everything else is as with a real one. */
import * as z from 'zod/mini';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';
import type { Clock } from '../clock.ts';
import { deriveKey } from '../config/derived-key.ts';
import type { PaymentProvider } from './provider.ts';
import { checkWebhookSignature, signatureHeader, signWebhook } from './webhook-signature.ts';

/** What the sandbox tells of a payment, whose reference is the shop's own id of it. */
const SandboxEvent = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['payment.paid', 'payment.failed']),
  reference: z.uuid(),
  amount: z.int(),
  currency: z.string().check(z.maxLength(3)),
});
export type SandboxEvent = z.infer<typeof SandboxEvent>;

export const sandboxPath = (id: string): string => `/sandbox/pay/${id}`;

const keyOf = (config: Config) => deriveKey(config.sessionSecret, 'sandbox-webhook');

/** The sandbox's side of the contract; its page stands in `sandbox-routes.ts`. */
export function createSandbox(config: Config, clock: Clock): PaymentProvider {
  const key = keyOf(config);
  return {
    name: 'sandbox',
    signatureHeader,

    async createPayment({ paymentId }) {
      return { reference: paymentId, url: config.publicUrl + sandboxPath(paymentId) };
    },

    async refundPayment({ refundId }) {
      return { reference: `refund-${refundId}` };
    },

    readEvent(body, headers) {
      checkWebhookSignature(key, body, headers[signatureHeader], clock());
      const event = SandboxEvent.safeParse(parseJson(body));
      if (!event.success) throw new Problem('invalid_body');
      return { ...event.data, paymentId: event.data.reference };
    },
  };
}

/** An event as it is sent: its bytes, and the headers that go with them. */
export function signSandboxEvent(
  config: Config,
  event: SandboxEvent,
  now: Date,
): { body: Buffer; headers: Record<string, string> } {
  const body = Buffer.from(JSON.stringify(event));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(keyOf(config), body, now),
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem('invalid_body');
  }
}
