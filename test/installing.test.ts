import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { locales } from '../domain/constants.ts';
import { localized, searchHref } from '../domain/routes.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { openPages } from './rendered.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

async function visit(hasServiceWorker: boolean) {
  const pages = await openPages(shop, { hasServiceWorker });
  onTestFinished(() => pages.close());
  const [worker, page] = await Promise.all([pages.inject('/service-worker.js'), pages.inject('/')]);
  expect([worker.statusCode, page.statusCode]).toEqual([200, 200]);
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  return { worker: worker.body, page: page.body };
}

test('switched off, the worker is one that clears up and leaves, and pages say that there is none', async () => {
  const off = await visit(false);
  expect(off.worker).toContain('registration.unregister()');
  expect(off.worker).not.toContain('fetch');
  expect(off.page).toContain('<meta name="service-worker" content="off" />');

  const on = await visit(true);
  expect(on.worker.includes('"index.html"')).toBe(true);
  expect(on.page).not.toContain('name="service-worker"');
});

test('each page names the manifest of its language', async () => {
  const pages = await openPages(shop);
  onTestFinished(() => pages.close());
  for (const locale of locales) {
    const page = await pages.inject(localized('/', locale));
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.body) ?? [];
    const manifest = await pages.inject(path);
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json()).toMatchObject({ id: '/', lang: locale, display: 'standalone' });
  }
});

test('what is shared leads to the search, whatever it is', async () => {
  const lead = async (address: string) => {
    const { statusCode, headers } = await shop.app.inject(address);
    return [statusCode, headers.location];
  };
  expect(await lead('/share?title=Chat&text=mi+serve+8P2+494+233+D')).toEqual([
    302,
    searchHref('it', { query: '8P2 494 233 D' }),
  ]);
  expect(await lead('/en/share?url=https%3A%2F%2Fexample.com')).toEqual([302, searchHref('en', {})]);
  for (const odd of [
    '?text=%',
    '?text=%ff%00',
    '?text',
    '?text=a&text=b',
    `?text=${'%F0%9F%9A%97'.repeat(500)}`,
  ])
    expect((await lead(`/share${odd}`))[0], odd).toBe(302);
});
