import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  PUBLIC_URL: 'https://smonto.example/',
  SESSION_SECRET: 'a secret of the test run, 32 characters long',
};

test('production says in one sentence which setting is missing', () => {
  expect(readConfig(production)).toMatchObject({ isProduction: true, publicUrl: 'https://smonto.example' });
  for (const name of ['PAYMENTS', 'PUBLIC_URL', 'SESSION_SECRET']) {
    const read = () => readConfig({ ...production, [name]: '' });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^The setting ${name} is missing: [^.]+\\.$`));
  }
});

test('another secret is believed beside the first, and no shorter than it', () => {
  expect(readConfig(production).formerSecret).toBeUndefined();
  const formerSecret = 'the secret of last year, long enough as well';
  expect(readConfig({ ...production, SESSION_SECRET_BEFORE: formerSecret })).toMatchObject({ formerSecret });
  expect(() => readConfig({ ...production, SESSION_SECRET_BEFORE: 'short' })).toThrow(
    /^The setting SESSION_SECRET_BEFORE must have at least 32 characters\.$/,
  );
});

test('Stripe takes payments with both of its keys, in production too', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const shop = { ...production, PAYMENTS: '' };
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' };
  expect(readConfig({ ...shop, ...keys }).stripe).toEqual(stripe);
  expect(readConfig(production).stripe).toBeUndefined();
  expect(readConfig({ ...shop, ...keys, STRIPE_SECRET_KEY: 'rk_live_1' }).stripe?.secretKey).toBe(
    'rk_live_1',
  );
  expect(readConfig({ ...shop, ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111' }).stripe?.apiUrl).toBe(
    'http://127.0.0.1:12111',
  );
  for (const [change, sentence] of [
    [{ STRIPE_SECRET_KEY: '' }, 'The setting STRIPE_SECRET_KEY is missing: '],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'The setting STRIPE_WEBHOOK_SECRET is missing: '],
    [
      { STRIPE_SECRET_KEY: 'pk_live_hidden' },
      'The setting STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.',
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'we_hidden' }, 'The setting STRIPE_WEBHOOK_SECRET must be the signing secret '],
    [
      { STRIPE_API_URL: 'ftp://hidden' },
      'The setting STRIPE_API_URL must be an address that starts with http:// or https://.',
    ],
    [
      { STRIPE_API_URL: 'http://127.0.0.1/v1' },
      'The setting STRIPE_API_URL must be an address without a path.',
    ],
    [{ PAYMENTS: 'sandbox' }, 'The settings PAYMENTS and STRIPE_SECRET_KEY contradict each other: '],
  ] as const) {
    const read = () => readConfig({ ...shop, ...keys, ...change });
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
    // A sentence on the screen is no place for a key.
    expect(read).not.toThrow(/hidden|test_1|whsec_1/);
  }
});

test('a measurement id that is none stops the start; without one nothing is counted', () => {
  expect(readConfig(production).analyticsId).toBeUndefined();
  expect(readConfig({ ...production, ANALYTICS_ID: 'G-ABC123DEF4' }).analyticsId).toBe('G-ABC123DEF4');
  expect(() => readConfig({ ...production, ANALYTICS_ID: 'UA-1-1' })).toThrow(
    /^The setting ANALYTICS_ID must be a measurement id such as G-ABC123DEF4\.$/,
  );
});

test('proxies are named by address, network or what everybody calls them; anything else stops the start', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ ...production, TRUST_PROXY }).trustProxy;
  for (const good of ['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8', 'loopback'])
    expect(trusted(good)).toBe(good);
  for (const bad of ['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '127.0.0.1,'])
    expect(() => trusted(bad), bad).toThrow(
      /^The setting TRUST_PROXY must name proxies by address or network/,
    );
});

test('a network of proxies that strangers have addresses in stops the start', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ ...production, TRUST_PROXY }).trustProxy;
  for (const good of ['fc00::/7', 'fe80::/10', '::ffff:10.0.0.0/104', '203.0.113.0/24'])
    expect(trusted(good)).toBe(good);
  const wide =
    '10.0.0.0/0 0.0.0.0/0 0.0.0.0/00 0.0.0.0/1 ::/0 2000::/3 fd00::/0 ::ffff:0:0/96 0:0:0:0:0:ffff:10.0.0.0/97';
  for (const network of wide.split(' '))
    for (const setting of [network, `127.0.0.1, ${network}`])
      expect(() => trusted(setting), setting).toThrow(
        /^The setting TRUST_PROXY must name networks of no more than the proxies: [^.]+\.$/,
      );
});

test('in production the shop and Stripe are reached over https, or on the machine itself', () => {
  const keys = { PAYMENTS: '', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  for (const name of ['PUBLIC_URL', 'STRIPE_API_URL']) {
    for (const good of [
      'https://a.example',
      'http://localhost:3000',
      'http://127.0.0.1:80',
      'http://[::1]:1',
    ])
      expect(() => readConfig({ ...production, ...keys, [name]: good }), good).not.toThrow();
    for (const plain of [
      'http://a.example',
      'http://localhost.example',
      'http://192.168.0.1',
      'HTTP://A.EXAMPLE',
    ])
      expect(() => readConfig({ ...production, ...keys, [name]: plain }), plain).toThrow(
        new RegExp(`^The setting ${name} must start with https:// in production: [^.]+\\.$`),
      );
  }
  // A demonstration is shown in the workshop's own network, too.
  const shown = { PUBLIC_URL: 'http://192.168.0.1:3000', SESSION_SECRET: production.SESSION_SECRET };
  expect(readConfig(shown).publicUrl).toBe(shown.PUBLIC_URL);
});

test('the shop’s own address holds no name, no password and no path', () => {
  for (const [address, sentence] of [
    ['https://someone:hidden@a.example', 'must be an address without a name or a password in it.'],
    ['https://hidden@a.example', 'must be an address without a name or a password in it.'],
    ['https://a.example/hidden', 'must be an address without a path.'],
    ['https://a.example/?hidden', 'must be an address without a path.'],
    ['https://a.example/#hidden', 'must be an address without a path.'],
  ] as const)
    for (const name of ['PUBLIC_URL', 'STRIPE_API_URL']) {
      const read = () => readConfig({ ...production, [name]: address });
      expect(read, address).toThrow(`The setting ${name} ${sentence}`);
      expect(read).not.toThrow(/hidden/);
    }
});

test('a secret that can be guessed stops the start, and is not repeated', () => {
  const guessable = [
    'a'.repeat(64),
    ' '.repeat(32),
    'abcdefg'.repeat(6),
    'changeme'.repeat(4),
    '0123456789'.repeat(4),
    `${'ab'.repeat(40)}c`,
  ];
  for (const name of ['SESSION_SECRET', 'SESSION_SECRET_BEFORE', 'METRICS_TOKEN'])
    for (const secret of guessable) {
      const read = () => readConfig({ ...production, [name]: secret });
      expect(read, secret).toThrow(StartError);
      expect(read, secret).toThrow(
        `The setting ${name} must be random characters, such as "openssl rand -base64 32" gives.`,
      );
    }
  for (let round = 0; round < 1_000; round += 1)
    for (const secret of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')])
      expect(readConfig({ ...production, SESSION_SECRET: secret }).sessionSecret).toBe(secret);
});

test('the service worker is on unless it is switched off by name', () => {
  const isOn = (SERVICE_WORKER: string) => readConfig({ ...production, SERVICE_WORKER }).hasServiceWorker;
  expect(['', 'on', 'off'].map(isOn)).toEqual([true, true, false]);
  expect(() => isOn('false')).toThrow(/^The setting SERVICE_WORKER can only be "on" or "off"\.$/);
});

test('what signs mails is named whole, and read at the start', () => {
  const read = (settings: Record<string, string>) => () => readConfig({ ...production, ...settings });
  expect(readConfig(production).dkim).toBeUndefined();
  expect(read({ DKIM_SELECTOR: 'mail2026' })).toThrow(
    /^The settings DKIM_SELECTOR and DKIM_KEY_FILE belong together/,
  );
  expect(read({ DKIM_SELECTOR: 'mail2026', DKIM_KEY_FILE: '/nowhere.pem' })).toThrow(
    /^The setting DKIM_KEY_FILE names no private key in PEM: \/nowhere\.pem\.$/,
  );
});

test('a mail server is named by its address; jobs are left to others only where there are others', () => {
  expect(readConfig({ ...production, SMTP_URL: 'smtps://a:b@mail.example' }).smtpUrl).toBe(
    'smtps://a:b@mail.example',
  );
  expect(() => readConfig({ ...production, SMTP_URL: 'https://mail.example' })).toThrow(
    /^The setting SMTP_URL must be an address that starts with smtp:\/\/ or smtps:\/\/\.$/,
  );
  expect(readConfig(production).worksOnJobs).toBe(true);
  const elsewhere = { ...production, JOBS: 'off', DATABASE_URL: 'postgres://db.example/shop' };
  expect(readConfig(elsewhere).worksOnJobs).toBe(false);
  expect(() => readConfig({ ...production, JOBS: 'off' })).toThrow(
    /^The setting JOBS is "off", but without DATABASE_URL/,
  );
});

test('what the shop keeps is its owner’s alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'smonto-config-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'shop', 'data');
  const { sessionSecret } = readConfig({ DATA_DIR: folder });
  expect(readConfig({ DATA_DIR: folder }).sessionSecret).toBe(sessionSecret);
  const mode = (path: string) => statSync(path).mode & 0o777;
  expect([mode(join(parent, 'shop')), mode(folder), mode(join(folder, 'session-secret'))]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

test('a kept secret that was never written signs nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'session-secret');
  for (const secret of ['', '\n', 'short', 'a'.repeat(43)]) {
    writeFileSync(file, secret);
    const read = () => readConfig({ DATA_DIR: folder });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`The file ${file} holds no secret`);
  }
});

test('a time to drain is whole seconds, a level of the log one of three, a token of the metrics long', () => {
  const given = {
    DRAIN_SECONDS: '10',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'a token of the metrics, long enough',
  };
  expect(readConfig({ ...production, ...given })).toMatchObject({
    drainMs: 10_000,
    logLevel: 'info',
    metricsToken: given.METRICS_TOKEN,
  });
  expect(readConfig(production)).toMatchObject({ drainMs: 0, logLevel: 'warn', metricsToken: undefined });
  for (const [name, value] of Object.entries({ DRAIN_SECONDS: '61', LOG_LEVEL: 'loud', METRICS_TOKEN: 'm' }))
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`The setting ${name} `);
});

test('traces go where they are wanted, under the shop’s name or another, and nowhere by themselves', () => {
  expect(readConfig(production).traces).toBeUndefined();
  const given = { ...production, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(readConfig(given).traces).toEqual({ endpoint: 'http://127.0.0.1:4318', serviceName: 'smonto' });
  expect(readConfig({ ...given, OTEL_SERVICE_NAME: 'yard' }).traces?.serviceName).toBe('yard');
  expect(() => readConfig({ ...given, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    /^The setting OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:\/\/ or https:\/\/\.$/,
  );
});
