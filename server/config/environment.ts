/** The settings as the environment names them, and what each has to look like. */
import { isIPv4, isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { isGuessable, leastSecretLength } from './generated-secret.ts';

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine<string>(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    );

/** Read once it is known to be an address: zod asks every rule, also after one that failed. */
const isSo = (rule: (address: URL) => boolean) => (text: string) =>
  !URL.canParse(text) || rule(new URL(text));

/** For addresses that are shown, and compared with what browsers say. */
const namesNobody = z.refine<string>(
  isSo(({ username, password }) => username === '' && password === ''),
  'must be an address without a name or a password in it',
);

/** Where the shop itself is, or somebody that it asks. */
const origin = url('http:', 'https:').check(
  namesNobody,
  z.refine(
    isSo(({ pathname, search, hash }) => /^\/+$/.test(pathname) && search === '' && hash === ''),
    'must be an address without a path',
  ),
);

/** Where files are read: it stands in the Content-Security-Policy, in which `;` and `,` have meanings of their own. */
const publicFolder = url('http:', 'https:').check(
  namesNobody,
  z.refine(
    isSo(({ pathname, search, hash }) => /^[\w./~%-]*$/.test(pathname) && search === '' && hash === ''),
    'must be an address with nothing but a plain path behind the host',
  ),
);

/**
 * The least that a network of proxies may leave open: the narrowest that anybody has is a provider's. Beyond them, and beyond the
 * private ones (10.0.0.0/8, fc00::/7), strangers have addresses too, and could then choose any.
 */
const leastBits = { 4: 8, 6: 7, mapped: 96 + 8 } as const;

type Kind = keyof typeof leastBits;

/** What Fastify knows by name, an address, or a network: `10.0.0.0/8`. @returns its address' kind, and bits if it has some */
function readProxy(text: string): { kind: Kind; bits: number | undefined } | 'named' | undefined {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (!isIPv4(address) && !isIPv6(address))
    return ['loopback', 'linklocal', 'uniquelocal'].includes(text.trim()) ? 'named' : undefined;
  if (more.length > 0 || !/^(\d{1,3})?$/.test(bits ?? '') || bits === '') return undefined;
  const kind = isIPv4(address) ? 4 : isMapped(address) ? 'mapped' : 6;
  if (Number(bits ?? 0) > (kind === 4 ? 32 : 128)) return undefined;
  return { kind, bits: bits === undefined ? undefined : Number(bits) };
}

/** An IPv4 address in the clothes of IPv6, `::ffff:10.0.0.1`: a network of them is one of IPv4. */
const isMapped = (address: string): boolean =>
  URL.canParse(`http://[${address}]`) && new URL(`http://[${address}]`).hostname.startsWith('[::ffff:');

function isNarrow(text: string): boolean {
  const proxy = readProxy(text);
  if (proxy === undefined || proxy === 'named' || proxy.bits === undefined) return true;
  return proxy.bits >= leastBits[proxy.kind];
}

const proxies = z.string().check(
  z.refine(
    (text) => text.split(',').every((proxy) => readProxy(proxy) !== undefined),
    'must name proxies by address or network, comma separated: 10.0.0.0/8,127.0.0.1',
  ),
  z.refine(
    (text) => text.split(',').every(isNarrow),
    'must name networks of no more than the proxies: in one as wide as this anybody could choose an address',
  ),
);

const secret = z.string().check(
  z.minLength(leastSecretLength, `must have at least ${leastSecretLength} characters`),
  z.refine(
    (text) => !isGuessable(text),
    'must be random characters, such as "openssl rand -base64 32" gives',
  ),
);

const isPostgres = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const listOf = (text: string): readonly string[] => text.split(',').map((one) => one.trim());

const databases = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => listOf(text).every(isPostgres),
        'must be addresses that start with postgres:// or postgresql://, comma separated',
      ),
    ),
  z.transform(listOf),
);

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
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  TRUST_PROXY: z.optional(proxies),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_SESSION_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_READ_URLS: z.optional(databases),
  S3_URL: z.optional(url('s3:')),
  MEDIA_PUBLIC_URL: z.optional(publicFolder),
  BACKUP_DIR: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  DKIM_SELECTOR: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]*$/i, 'must be a name of the DNS, as mail2026')),
  ),
  DKIM_KEY_FILE: z.optional(z.string()),
  JOBS: z._default(z.enum(['on', 'off'], 'can only be "on" or "off"'), 'on'),
  WORKERS: z.optional(
    z.union(
      [
        z.literal('auto'),
        z.pipe(z.string().check(z.regex(/^([1-9]|[1-5][0-9]|6[0-4])$/)), z.transform(Number)),
      ],
      'must be "auto" or a number from 1 to 64',
    ),
  ),
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
  STRIPE_API_URL: z._default(origin, 'https://api.stripe.com'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_SERVICE_NAME: z._default(z.string().check(z.minLength(1)), 'smonto'),
  PRIVATE_WEBHOOKS: z._default(z.enum(['on', 'off'], 'can only be "on" or "off"'), 'off'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], 'can only be "on" or "off"'), 'on'),
});
