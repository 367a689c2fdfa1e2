/** The settings as the environment names them, and what each has to look like. */
import { isIPv4, isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { leastSecretLength } from './kept-secret.ts';

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine<string>(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    );

/** What Fastify knows by name, an address, or a network: `10.0.0.0/8`. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (longest === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text.trim());
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
}
const proxies = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every(isProxy),
      'must name proxies by address or network, comma separated: 10.0.0.0/8,127.0.0.1',
    ),
  );

const secret = z
  .string()
  .check(z.minLength(leastSecretLength, `must have at least ${leastSecretLength} characters`));

/** Texts in, checked values out. */
export const Environment = z.object({
  NODE_ENV: z._default(z.string(), 'demonstration'),
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')),
      z.pipe(z.transform(Number), z.int().check(z.maximum(65_535, 'must be a number from 0 to 65535'))),
    ),
    3000,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  TRUST_PROXY: z.optional(proxies),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  S3_URL: z.optional(url('s3:')),
  BACKUP_DIR: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  JOBS: z._default(z.enum(['on', 'off'], 'can only be "on" or "off"'), 'on'),
  DRAIN_SECONDS: z._default(
    z.pipe(
      z.string().check(z.regex(/^([0-9]|[1-5][0-9]|60)$/, 'must be a number from 0 to 60')),
      z.transform(Number),
    ),
    0,
  ),
  LOG_LEVEL: z._default(z.enum(['error', 'warn', 'info'], 'can only be "error", "warn" or "info"'), 'warn'),
  METRICS_TOKEN: z.optional(secret),
  SESSION_SECRET: z.optional(secret),
  SESSION_SECRET_BEFORE: z.optional(secret),
  ANALYTICS_ID: z.optional(
    z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC123DEF4')),
  ),
  PAYMENTS: z.optional(z.enum(['sandbox'], 'can only be "sandbox"')),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^(sk|rk)_\w+$/, 'must be a key that begins with sk_ or rk_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, which begins with whsec_')),
  ),
  STRIPE_API_URL: z._default(
    url('http:', 'https:').check(
      z.refine(
        (text) => !URL.canParse(text) || new URL(text).pathname === '/',
        'must be an address without a path',
      ),
    ),
    'https://api.stripe.com',
  ),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'can only be "on" or "off"'), 'on'),
});
