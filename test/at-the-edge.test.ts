/** What every answer tells a browser about how far it may trust a page, and whom the shop believes about a caller. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ ...defaultLimits, signInAttempts: 2, accounts: 1e6 });
});
afterAll(() => shop.close());

async function withSettings(settings: Partial<Config>) {
  const app = await createServer({ ...shop.deps, config: { ...shop.deps.config, ...settings } });
  onTestFinished(() => app.close());
  return app;
}

const always = {
  'content-security-policy': expect.stringMatching(
    // The hash is that of the one script in a page, whose text a page has to match (e2e/early-presses.spec.ts).
    /^default-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';.*script-src 'self' 'sha256-[\w+/]{43}=';style-src 'self';.*require-trusted-types-for 'script'/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('answers, good and bad, carry every header', async () => {
  const secured = await withSettings({ publicUrl: 'https://smonto.example' });
  const places = [
    '/api/brands',
    '/api/docs',
    '/api/users/me',
    '/api/nothing',
    '/robots.txt',
    '/media/no',
    '/healthz',
  ];
  for (const url of places) {
    const { headers } = await secured.inject(url);
    expect(headers, url).toMatchObject({
      ...always,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['content-security-policy'], url).toContain('upgrade-insecure-requests');
    expect(headers, url).not.toHaveProperty('access-control-allow-origin');
    expect(headers, url).not.toHaveProperty('server');
  }
});

test('without https nothing is said about it', async () => {
  const { headers } = await shop.app.inject('/api/brands');
  expect(headers).toMatchObject(always);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('where a call comes from is believed of the named proxy alone', async () => {
  const statuses = async (trustProxy: string | undefined, email: string) => {
    const app = await withSettings({ trustProxy });
    const answers = [];
    for (let host = 1; host <= 4; host += 1)
      answers.push(
        await app.inject({
          method: 'POST',
          url: '/api/auth/signin',
          headers: { 'x-forwarded-for': `203.0.113.${host}` },
          payload: { email, password: 'sbagliata!' },
        }),
      );
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses(undefined, 'a@example.com')).toEqual([401, 401, 429, 429]);
  expect(await statuses('192.0.2.1', 'b@example.com')).toEqual([401, 401, 429, 429]);
  expect(await statuses('127.0.0.1', 'c@example.com')).toEqual([401, 401, 401, 401]);
});

test('whoever says another port, or what is no address, is counted as before', async () => {
  const app = await withSettings({ trustProxy: '127.0.0.1,10.0.0.0/8' });
  const statuses = async (email: string, froms: readonly string[]) => {
    const answers = [];
    for (const from of froms) {
      const headers = { 'x-forwarded-for': from };
      const payload = { email, password: 'sbagliata!' };
      answers.push(await app.inject({ method: 'POST', url: '/api/auth/signin', headers, payload }));
    }
    return answers.map(({ statusCode }) => statusCode);
  };
  const ports = [1, 2, 3, 4].map((port) => `203.0.113.9:4000${port}`);
  expect(await statuses('d@example.com', ports)).toEqual([401, 401, 429, 429]);
  const networks = ['[2001:db8::1]:1', '[2001:db8::2]:2', '2001:db8::3', '[2001:db8::4]'];
  expect(await statuses('e@example.com', networks)).toEqual([401, 401, 429, 429]);
  const odd = ['unknown', 'nonsense-1', '203.0.113.1, nonsense-2', ''];
  expect(await statuses('f@example.com', odd)).toEqual([401, 401, 429, 429]);
  const behindTwo = ['1', '2', '3', '4'].map((port) => `203.0.113.9:${port}, 10.0.0.1:${port}`);
  expect(await statuses('g@example.com', behindTwo)).toEqual([401, 401, 429, 429]);
  expect(await statuses('h@example.com', ['203.0.113.1:1', '203.0.113.2:1', '203.0.113.3:1'])).toEqual([
    401, 401, 401,
  ]);
});
