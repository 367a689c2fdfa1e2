/** The environment, read once and checked. Nothing else in the server looks at it. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

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

/** A shorter secret could be found by trying. */
const leastSecretLength = 32;

const secret = z
  .string()
  .check(z.minLength(leastSecretLength, `must have at least ${leastSecretLength} characters`));

const Environment = z.object({
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

/** What Stripe gives a shop, and where it is asked. */
export type StripeSettings = {
  readonly secretKey: string;
  /** Signs what Stripe tells the shop. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
};

export type Config = {
  readonly isProduction: boolean;
  /** `npm run dev`: Vite in middleware, inline styles, a web socket. */
  readonly isDevelopment: boolean;
  readonly port: number;
  readonly host: string;
  /** Address under which people reach the shop, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Proxies whose `X-Forwarded-For` is believed, comma separated; none by default. */
  readonly trustProxy: string | undefined;
  readonly databaseUrl: string | undefined;
  /** The bucket where photos are kept; a folder of `dataDir` when there is none. */
  readonly s3Url: string | undefined;
  /** Where a backup is put each night; none is made without it. */
  readonly backupDir: string | undefined;
  /** The server that takes the mails; a folder of `dataDir` does when there is none. */
  readonly smtpUrl: string | undefined;
  /** Whether this process also works on jobs, or leaves them to others (`npm run worker`). */
  readonly worksOnJobs: boolean;
  /** How long the shop goes on serving after it was told to end, while `/readyz` sends nobody here any more. */
  readonly drainMs: number;
  /** What the log holds: failures, what is slow as well, or every request. */
  readonly logLevel: 'error' | 'warn' | 'info';
  /** Who has it may read the metrics; without it nobody may. */
  readonly metricsToken: string | undefined;
  /** Measurement id of GA4; without one nothing is counted, and nobody is asked whether they may be. */
  readonly analyticsId: string | undefined;
  /** Without it payments are the sandbox's. */
  readonly stripe: StripeSettings | undefined;
  /** Whether browsers keep the shop; where not, those that did forget it again. */
  readonly hasServiceWorker: boolean;
  /** Signs tokens, session cookies and sandbox webhooks. */
  readonly sessionSecret: string;
  /** What another secret signed is still believed while the shop changes from one to the other. */
  readonly formerSecret: string | undefined;
};

/**
 * Reads the settings.
 *
 * @throws StartError naming the setting and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { data } = result;
  const isProduction = data.NODE_ENV === 'production';
  if (data.JOBS === 'off' && data.BACKUP_DIR) {
    throw new StartError(
      'The setting BACKUP_DIR belongs to the processes that work on jobs, and JOBS is "off" here.',
    );
  }
  if (data.JOBS === 'off' && !data.DATABASE_URL) {
    throw new StartError(
      'The setting JOBS is "off", but without DATABASE_URL nobody else can work on the jobs of the shop.',
    );
  }
  const stripe = readStripe(data);
  if (isProduction && !stripe && data.PAYMENTS !== 'sandbox') {
    throw new StartError(
      'The setting PAYMENTS is missing: production needs the keys of Stripe, or PAYMENTS=sandbox for invented payments.',
    );
  }
  if (isProduction && !data.PUBLIC_URL) {
    throw new StartError(
      'The setting PUBLIC_URL is missing: production needs the address under which people reach the shop.',
    );
  }
  const dataDir = resolve(data.DATA_DIR);
  return {
    isProduction,
    isDevelopment: data.NODE_ENV === 'development',
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    dataDir,
    trustProxy: data.TRUST_PROXY,
    databaseUrl: data.DATABASE_URL,
    s3Url: data.S3_URL,
    backupDir: data.BACKUP_DIR && resolve(data.BACKUP_DIR),
    smtpUrl: data.SMTP_URL,
    worksOnJobs: data.JOBS === 'on',
    drainMs: data.DRAIN_SECONDS * 1_000,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    analyticsId: data.ANALYTICS_ID,
    stripe,
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    sessionSecret: data.SESSION_SECRET ?? keptSecret(dataDir, isProduction),
    formerSecret: data.SESSION_SECRET_BEFORE,
  };
}

/** Both keys or none: with one of them payments could be made and never heard of, or the reverse. */
function readStripe(data: z.infer<typeof Environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = data;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey)
    throw new StartError(
      'The setting STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET alone takes no payments.',
    );
  if (!webhookSecret)
    throw new StartError(
      'The setting STRIPE_WEBHOOK_SECRET is missing: without it the shop would not hear of what was paid.',
    );
  if (data.PAYMENTS === 'sandbox')
    throw new StartError(
      'The settings PAYMENTS and STRIPE_SECRET_KEY contradict each other: the sandbox invents payments, Stripe takes them.',
    );
  return { secretKey, webhookSecret, apiUrl };
}

/** Modes of folders and files with people's data in them: nobody else on the machine looks in. */
export const ownersAlone = 0o700;
export const ownersFile = 0o600;

/** Where the shop keeps the secret that it made for itself. */
export const secretFile = (dataDir: string): string => join(dataDir, 'session-secret');

/**
 * React chooses its build when it is loaded: unless told otherwise the one that explains mistakes to developers, which takes
 * three times as long for a page. The shop's own `NODE_ENV`, which may be another, has been read by then.
 */
export function chooseProductionLibraries(): void {
  process.env['NODE_ENV'] = 'production';
}

/** A secret made on the first start and kept, so that a restart signs nobody out. Production must bring its own. */
function keptSecret(dataDir: string, isProduction: boolean): string {
  if (isProduction)
    throw new StartError(
      'The setting SESSION_SECRET is missing: production needs one of at least 32 characters.',
    );
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: ownersAlone });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  // A disk that was full when it was made leaves an empty file, and anybody can sign with nothing.
  if (secret.length < leastSecretLength)
    throw new StartError(`The file ${file} holds no secret: delete it, and the next start makes one.`);
  return secret;
}

/** Written beside and then linked to its name: of processes that start together one is first, and no other reads half of it. */
function makeSecret(file: string): void {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, randomBytes(32).toString('base64url'), { mode: ownersFile });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(written);
  }
}
