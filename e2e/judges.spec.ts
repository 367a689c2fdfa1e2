/** What other judges than axe say of every page, as it was served and as it is once it is alive, of guests and of somebody signed in. */
import type { Browser, Page } from '@playwright/test';
import { routes } from '../domain/routes.ts';
import { notFollowed } from '../test/house/not-followed.ts';
import { askW3cChecker } from '../test/w3c-checker.ts';
import { alive, expect, test } from './fixtures.ts';
import { askIbmEngine, type IbmFinding } from './steps/ibm-engine.ts';
import { firstSights, type FirstSight } from './steps/page-table.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

/** Nothing is bought here, so everybody may look at the same part. */
const cataloguePage = 23;

/** Of the pages that are everybody's, those that show somebody signed in something else. */
const differ: readonly string[] = ['home', 'part', 'cart', 'checkout'];
const isLookedAt = ({ name }: FirstSight, who: 'guest' | 'person') =>
  who === 'person'
    ? routes[name].access === 'signedIn' || differ.includes(name)
    : routes[name].access !== 'signedIn';

type Heard = { readonly ibm: (IbmFinding & { page: string })[]; readonly html: Map<string, string> };

/** Looks at all pages of a person, one after the other. */
async function lookAround(
  browser: Browser,
  { who, isAlive, heard }: { who: 'guest' | 'person'; isAlive: boolean; heard: Heard },
): Promise<void> {
  const context = await browser.newContext({
    baseURL: demoShop().url,
    locale: 'it-IT',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    javaScriptEnabled: isAlive,
  });
  const page: Page = await context.newPage();
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage });
  const person = who === 'person' ? await signIn(context, demoShop()) : undefined;
  if (isAlive) {
    await page.goto('/');
    await page.evaluate(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify([{ id: part.id, quantity: 1 }]),
    );
  }
  for (const sight of firstSights({ locale: 'it', part, person })) {
    if (!isLookedAt(sight, who)) continue;
    await page.goto(sight.address);
    if (isAlive) {
      await alive(page);
      await page.waitForLoadState('networkidle');
    }
    const name = `${sight.name}, ${who}, ${isAlive ? 'alive' : 'served'}`;
    heard.ibm.push(...(await askIbmEngine(page)).map((finding) => ({ ...finding, page: name })));
    // What was served is read by the W3C's checker where the pages are rendered.
    if (isAlive)
      heard.html.set(name, await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`));
  }
  await context.close();
}

test('IBM’s engine and the W3C’s checker say nothing but what the shop does not follow', async ({
  browser,
}) => {
  test.slow();
  const heard: Heard = { ibm: [], html: new Map() };
  for (const who of ['guest', 'person'] as const)
    for (const isAlive of [true, false]) await lookAround(browser, { who, isAlive, heard });

  const known = Object.keys(notFollowed.ibm);
  const news = heard.ibm.filter(({ rule }) => !known.includes(rule));
  expect(news.map(({ rule, page, at }) => `${rule}, ${page}: ${at}`)).toEqual([]);
  expect(known.filter((rule) => !heard.ibm.some((finding) => finding.rule === rule))).toEqual([]);

  const faults = await askW3cChecker(heard.html);
  const isNotFollowed = (message: string) =>
    Object.keys(notFollowed.vnu).some((said) => message.startsWith(said));
  expect(heard.html.size).toBeGreaterThan(30);
  expect(faults.filter(({ message }) => !isNotFollowed(message))).toEqual([]);
});

test('what is wrong would be told', async ({ page }) => {
  await page.setContent('<html lang="it"><title>x</title><main><img src="data:,"><input></main></html>');
  expect((await askIbmEngine(page)).filter(({ sure }) => sure).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^img_alt_/), expect.stringMatching(/^input_label_/)]),
  );
});
