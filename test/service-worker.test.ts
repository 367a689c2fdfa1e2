import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  expect(on.worker).toContain('/index.html');
  expect(on.page).not.toContain('name="service-worker"');
});
