import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { openPages, renderPage } from './rendered.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const analyticsId = 'G-SMONTO2026';
const google = /google/;

test('a shop that counts nothing lets nobody else in, and says so', async () => {
  const answer = await shop.app.inject('/api/statistics');
  expect(answer.json()).toEqual({ analyticsId: null });
  expect(answer.headers['content-security-policy']).not.toMatch(google);
});

test('a shop that counts names it in its pages and to whoever asks, and lets in the hosts of that alone', async () => {
  const deps = { ...shop.deps, config: { ...shop.deps.config, analyticsId } };
  const app = await createServer(deps);
  onTestFinished(() => app.close());
  const answer = await app.inject('/api/statistics');
  expect(answer.json()).toEqual({ analyticsId });
  expect(answer.headers['cache-control']).toMatch(/^public/);
  const policy = Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  expect(policy['script-src']).toMatch(
    /^script-src 'self' 'sha256-[^ ]+' https:\/\/www\.googletagmanager\.com$/,
  );
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['default-src']).not.toMatch(google);

  const pages = await openPages({ ...shop, deps });
  onTestFinished(() => pages.close());
  const page = await renderPage(pages, '/en');
  expect(page.record.analyticsId).toBe(analyticsId);
  // The page itself asks for nothing of theirs: that is for the browser to do, after a yes.
  expect(page.text).not.toMatch(/googletagmanager|gtag/);
});
