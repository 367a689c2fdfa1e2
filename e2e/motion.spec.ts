import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Waits for the code of what moves, which comes once the page is at rest. */
async function gotoAtRest(
  page: Page,
  gotoAlive: (path: string) => Promise<void>,
  path: string,
): Promise<void> {
  const code = page.waitForResponse('**/assets/readiness-*.js');
  await gotoAlive(path);
  // Until it has run, with all that it needs.
  await page.evaluate((address) => import(address).then(() => {}), (await code).url());
}

/** Notes what each transition between pages carries. */
async function noteTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const pseudo = (effect as KeyframeEffect).pseudoElement ?? '';
          const [, name] = /^::view-transition-group\((picture|tag)\)$/.exec(pseudo) ?? [];
          if (name) noted.push(name);
        }
      };
      void transition.ready.then(note, () => {});
      return transition;
    };
    Object.assign(globalThis, { noted });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { noted: string[] }).noted].sort());
}

test('picture and tag of a part travel to its page and back', async ({ page, gotoAlive }) => {
  const carried = await noteTransitions(page);
  await gotoAtRest(page, gotoAlive, '/search');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/parts\//);
  await expect.poll(carried).toEqual(['picture', 'tag']);
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(carried).toEqual(['picture', 'picture', 'tag', 'tag']);
  // Where no part is meant nothing travels.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il pezzo giusto, con la sua storia.');
  expect(await carried()).toHaveLength(4);
});

test('a part’s tag flies to the cart, and is gone then', async ({ page, gotoAlive }) => {
  await gotoAtRest(page, gotoAlive, '/search');
  // It is there for less time than a slow machine takes to look.
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (came.some((node) => node instanceof Element && node.matches('body > [data-tag]')))
        document.body.dataset['flew'] = '';
    }).observe(document.body, { childList: true });
  });
  await page.locator('main article button').first().click();
  await expect(page.locator('body[data-flew]')).toHaveCount(1);
  await expect(page.locator('body > [data-tag]')).toHaveCount(0);
});

test('who wants no motion gets none', async ({ page, gotoAlive }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carried = await noteTransitions(page);
  await gotoAtRest(page, gotoAlive, '/search');
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (came.some((node) => node instanceof Element && node.matches('body > [data-tag]')))
        document.body.dataset['flew'] = '';
    }).observe(document.body, { childList: true });
  });
  await page.locator('main article button').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Nel carrello' })).toBeVisible();
  expect(await page.locator('body').getAttribute('data-flew')).toBeNull();
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/parts\//);
  expect(await carried()).toEqual([]);
});

test('the sheet of filters follows the finger, and closes far enough down @phone', async ({
  page,
  gotoAlive,
}) => {
  await gotoAtRest(page, gotoAlive, '/search');
  const sheet = page.locator('#filters');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(sheet).toBeVisible();
  const handle = page.locator('[data-handle]');
  const pull = async (px: number): Promise<void> => {
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    await page.mouse.move(box.x + 100, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 10 + px, { steps: 5 });
    await page.waitForTimeout(300);
    expect((await handle.boundingBox())?.y).toBeCloseTo(box.y + px, 0);
    await page.mouse.up();
  };
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeLessThan(300);
  await page.waitForTimeout(300);
  await pull(60);
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(300);
  await pull(400);
  await expect(sheet).toBeHidden();
});
