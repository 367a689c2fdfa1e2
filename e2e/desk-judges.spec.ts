/** What other judges than axe say of the yard's desk, on a telephone: its pages, and what opens over them. */
import { notFollowed } from '../test/house/not-followed.ts';
import { askW3cChecker } from '../test/w3c-checker.ts';
import { expect, test } from './fixtures.ts';
import { deskUrl } from './steps/desk.ts';
import { openingsOn } from './steps/desk-openings.ts';
import { comeAsOwner, fillDesk } from './steps/desk-pages.ts';
import { askIbmEngine } from './steps/ibm-engine.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectWithinReach } from './steps/soundness.ts';

/** What is issued and counted here is nobody else's. */
const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '180'] }));

test('IBM’s engine and the W3C’s checker say nothing of the desk but what the shop does not follow', async ({
  page,
  browser,
  request,
  allowComplaint,
}) => {
  // Who has no session yet is told so by the first call, who would issue what SdI refuses by theirs.
  allowComplaint(/401 \(Unauthorized\)|409 \(Conflict\)/);
  test.slow();
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  const heard: { rule: string; at: string }[] = [];
  const html = new Map<string, string>();
  const look = async (name: string) => {
    await page.waitForLoadState('networkidle');
    // What is folded away is asked about open: shut, the engine looks for labels that nobody sees.
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    const found = await askIbmEngine(page);
    heard.push(...found.map(({ rule, at }) => ({ rule, at: `${name}: ${at}` })));
    html.set(name, await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`));
    await expectWithinReach(page);
  };
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(deskUrl(shop));
  await expect(heading).toBeVisible();
  await look('sign in');
  const pages = await fillDesk({ browser, request, shop, cataloguePages: [1, 2] });
  await comeAsOwner(page, shop);
  for (const { path, heading: words } of pages) {
    await page.goto(deskUrl(shop, path));
    await expect(heading).toHaveText(words);
    await look(path);
    for (const { name, open } of openingsOn(path)) {
      await page.goto(deskUrl(shop, path));
      await open(page);
      await look(`${path}, ${name}`);
    }
  }

  const known = Object.keys({ ...notFollowed.ibm, ...notFollowed.desk });
  expect(heard.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  const rules = new Set(heard.map(({ rule }) => rule));
  expect(Object.keys(notFollowed.desk).filter((rule) => !rules.has(rule))).toEqual([]);
  expect(await askW3cChecker(html)).toEqual([]);
});
