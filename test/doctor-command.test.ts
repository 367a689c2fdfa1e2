import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop as owner } from '../shop.config.ts';
import { doctor } from '../server/cli/doctor.ts';
import { UsageError } from '../server/cli/frame/command.ts';
import { openNameServer } from './name-server.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { runCommand } from './run-command.ts';

const domain = owner.email.split('@')[1] ?? '';
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const withSettings = (settings: object): TestShop => ({
  ...shop,
  deps: { ...shop.deps, config: { ...shop.deps.config, ...settings } },
});

test('the doctor says what the DNS lacks, and nothing once it is there', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const signing = withSettings({ smtpUrl: 'smtp://127.0.0.1', dkim: { selector: 's1', privateKey } });
  const empty = await openNameServer({});
  const { status, lines } = await runCommand(signing, doctor, ['--dns', empty.address]);
  await empty.close();
  expect(status).toBe(1);
  expect(lines.map((line) => line.slice(0, line.indexOf('Missing') + 7))).toEqual([
    `SPF at ${domain}: Missing`,
    `DKIM at s1._domainkey.${domain}: Missing`,
    `DMARC at _dmarc.${domain}: Missing`,
  ]);

  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const full = await openNameServer({
    [domain]: ['v=spf1 include:mail.example -all'],
    [`s1._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${key}`],
    [`_dmarc.${domain}`]: ['v=DMARC1; p=quarantine'],
  });
  const sound = await runCommand(signing, doctor, ['--dns', full.address]);
  await full.close();
  expect(sound.status).toBe(0);
  expect(sound.lines.every((line) => line.endsWith(': good'))).toBe(true);
});

test('a shop whose mails are files is told so, and a name server that is none is refused', async () => {
  const empty = await openNameServer({});
  const { status, lines } = await runCommand(shop, doctor, ['--dns', empty.address]);
  await empty.close();
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^No mail leaves the shop/);
  await expect(runCommand(shop, doctor, ['--dns', 'nobody'])).rejects.toThrow(UsageError);
});
