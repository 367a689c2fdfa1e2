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

test('a measurement id that is none stops the start; without one nothing is counted', () => {
  expect(readConfig(production).analyticsId).toBeUndefined();
  expect(readConfig({ ...production, ANALYTICS_ID: 'G-ABC123DEF4' }).analyticsId).toBe('G-ABC123DEF4');
  expect(() => readConfig({ ...production, ANALYTICS_ID: 'UA-1-1' })).toThrow(
    /^The setting ANALYTICS_ID must be a measurement id such as G-ABC123DEF4\.$/,
  );
});

test('the service worker is on unless it is switched off by name', () => {
  const isOn = (SERVICE_WORKER: string) => readConfig({ ...production, SERVICE_WORKER }).hasServiceWorker;
  expect(['', 'on', 'off'].map(isOn)).toEqual([true, true, false]);
  expect(() => isOn('false')).toThrow(/^The setting SERVICE_WORKER can only be "on" or "off"\.$/);
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
  for (const secret of ['', '\n', 'short']) {
    writeFileSync(file, secret);
    const read = () => readConfig({ DATA_DIR: folder });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`The file ${file} holds no secret`);
  }
});
