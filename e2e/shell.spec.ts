/** A page that the worker answers for begins without what the server writes around it: what comes later moves hardly anything (the signs of the header). */
import { alive, expect, test } from './fixtures.ts';
import { demoShop } from './steps/shop.ts';
import { signIn } from './steps/people.ts';
import { expectStill } from './steps/soundness.ts';

test.use({ serviceWorkers: 'allow' });

test('nothing moves on a page that began as the shell', async ({ page, context }) => {
  await signIn(context, demoShop());
  await page.goto('/');
  await alive(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  for (const width of [360, 1280])
    for (const path of ['/account', '/contact', '/cart/checkout', '/auth/reset?token=x']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
      await test.step(`${path} at ${width}`, () => expectStill(page, 0.02));
    }
});
