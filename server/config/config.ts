/** The environment, read once and checked. Nothing else in the server looks at it. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { generatedSecret } from './generated-secret.ts';
import { StartError } from './start-error.ts';

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
  /** The same Postgres past a pooler in transaction mode, where `databaseUrl` is one. */
  readonly databaseSessionUrl: string | undefined;
  /** Its standbys, which may be asked for what is only read, each by itself. */
  readonly databaseReadUrls: readonly string[];
  /** The bucket where photos are kept; a folder of `dataDir` when there is none. */
  readonly s3Url: string | undefined;
  /** Public address of that bucket, or of the CDN before it, without a slash at the end; without one pictures are had at the shop. */
  readonly mediaUrl: string | undefined;
  /** Where a backup is put each night; none is made without it. */
  readonly backupDir: string | undefined;
  /** The server that takes the mails; a folder of `dataDir` does when there is none. */
  readonly smtpUrl: string | undefined;
  /** What the shop signs its mails with; undefined where it does not. */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | undefined;
  /** Whether this process also works on jobs, or leaves them to others (`npm run worker`). */
  readonly worksOnJobs: boolean;
  /** How many processes serve. Where there are several, one more keeps them. */
  readonly workers: number;
  /** How long the shop goes on serving after it was told to end, while `/readyz` sends nobody here any more. */
  readonly drainMs: number;
  /** What the log holds: failures, what is slow as well, or every request. */
  readonly logLevel: 'error' | 'warn' | 'info';
  /** Who has it may read the metrics; without it nobody may. */
  readonly metricsToken: string | undefined;
  /** Where traces go, and what the shop is called there; without it there are none, and nothing of theirs is loaded. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** Measurement id of GA4; without one nothing is counted, and nobody is asked whether they may be. */
  readonly analyticsId: string | undefined;
  /** Without it payments are the sandbox's. */
  readonly stripe: StripeSettings | undefined;
  /** Whether what sells elsewhere, and push services, may be told inside the shop's own network too, and without TLS. */
  readonly allowsPrivateWebhooks: boolean;
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
  const isDevelopment = data.NODE_ENV === 'development';
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
  for (const [name, what] of Object.entries(besideDatabase))
    if (given[name] && !data.DATABASE_URL)
      throw new StartError(`The setting ${name} ${what} that DATABASE_URL names, which is missing.`);
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
  if (isProduction) {
    for (const name of ['PUBLIC_URL', 'STRIPE_API_URL', 'MEDIA_PUBLIC_URL'] as const)
      refusePlain(name, data[name]);
  }
  const dataDir = resolve(data.DATA_DIR);
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  const mediaUrl = readMediaUrl(data, publicUrl);
  return {
    isProduction,
    isDevelopment,
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir,
    trustProxy: data.TRUST_PROXY,
    databaseUrl: data.DATABASE_URL,
    databaseSessionUrl: data.DATABASE_SESSION_URL,
    databaseReadUrls: data.DATABASE_READ_URLS ?? [],
    s3Url: data.S3_URL,
    mediaUrl,
    backupDir: data.BACKUP_DIR && resolve(data.BACKUP_DIR),
    smtpUrl: data.SMTP_URL,
    dkim: readDkim(data.DKIM_SELECTOR, data.DKIM_KEY_FILE),
    worksOnJobs: data.JOBS === 'on',
    workers: readWorkers(data, isDevelopment),
    drainMs: data.DRAIN_SECONDS * 1_000,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: data.OTEL_SERVICE_NAME }
      : undefined,
    analyticsId: data.ANALYTICS_ID,
    stripe,
    allowsPrivateWebhooks: data.PRIVATE_WEBHOOKS === 'on',
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    sessionSecret: data.SESSION_SECRET ?? generatedSecret(dataDir, isProduction),
    formerSecret: data.SESSION_SECRET_BEFORE,
  };
}

/** Settings that say more of a Postgres. */
const besideDatabase = {
  DATABASE_SESSION_URL: 'is the way past the pooler',
  DATABASE_READ_URLS: 'names standbys of the Postgres',
};

/** More hardly serve faster, and each has connections of its own to the database. */
const mostWorkersByThemselves = 8;

/**
 * As many processes as the machine has cores, where they can share a database.
 *
 * @throws StartError for several on the embedded engine, which belongs to one
 */
function readWorkers({ WORKERS, DATABASE_URL }: z.infer<typeof Environment>, isDevelopment: boolean): number {
  const canBeSeveral = DATABASE_URL !== undefined && !isDevelopment;
  if (typeof WORKERS === 'number') {
    if (WORKERS > 1 && !canBeSeveral)
      throw new StartError(
        `The setting WORKERS is ${WORKERS}, but ${isDevelopment ? 'development' : 'the embedded engine'} belongs to one process: ${isDevelopment ? 'leave it out' : 'set DATABASE_URL'}.`,
      );
    return WORKERS;
  }
  return canBeSeveral ? Math.min(availableParallelism(), mostWorkersByThemselves) : 1;
}

/**
 * Sessions, passwords and Stripe's key travel under these addresses. On the machine itself nobody listens in between.
 *
 * @throws StartError for http and a host that is another machine
 */
function refusePlain(name: string, address: string | undefined): void {
  if (!address) return;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new StartError(
      `The setting ${name} must start with https:// in production: over http:// anybody on the way reads along.`,
    );
}

/** @throws StartError where no bucket is named, or where the shop itself is, which would be sent to itself */
function readMediaUrl(
  { MEDIA_PUBLIC_URL: mediaUrl, S3_URL: s3Url }: z.infer<typeof Environment>,
  publicUrl: string,
): string | undefined {
  if (mediaUrl === undefined) return undefined;
  if (s3Url === undefined)
    throw new StartError(
      'The setting MEDIA_PUBLIC_URL is where a bucket is read, and S3_URL, which names the bucket, is missing.',
    );
  const { origin, href } = new URL(mediaUrl);
  if (origin === new URL(publicUrl).origin)
    throw new StartError(
      'The setting MEDIA_PUBLIC_URL names the shop itself: photos are had there without it.',
    );
  return href.replace(/\/+$/, '');
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

/**
 * React chooses its build when it is loaded: unless told otherwise the one that explains mistakes to developers, which takes
 * three times as long for a page. The shop's own `NODE_ENV`, which may be another, has been read by then.
 */
export function chooseProductionLibraries(): void {
  process.env['NODE_ENV'] = 'production';
}

/** @throws StartError where one is given without the other, or the key cannot be read */
function readDkim(selector: string | undefined, keyFile: string | undefined): Config['dkim'] {
  if (selector === undefined && keyFile === undefined) return undefined;
  if (selector === undefined || keyFile === undefined)
    throw new StartError('The settings DKIM_SELECTOR and DKIM_KEY_FILE belong together: one is missing.');
  try {
    const privateKey = readFileSync(keyFile, 'utf8');
    createPrivateKey(privateKey);
    return { selector, privateKey };
  } catch {
    throw new StartError(`The setting DKIM_KEY_FILE names no private key in PEM: ${keyFile}.`);
  }
}
