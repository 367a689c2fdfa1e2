/** What the shop counts of a search, as browsers tell it: which page a part was opened from. */
import { alive, expect, test } from './fixtures.ts';

test(
  'a part that is opened from a search counts as opened, in the app and as a whole page',
  { tag: '@phone' },
  async ({ page, ownShop }) => {
    const shop = await ownShop({ seedCommand: ['demo', '--parts', '300'] });
    const search = (query: string) => page.goto(`${shop.url}/search/?query=${query}`);

    await search('alternatore');
    await alive(page);
    await page.locator('[data-part] a').first().click();
    await expect(page).toHaveURL(/\/parts\/\d+$/);

    await search('fanale');
    const opened = await page.locator('[data-part] a').first().getAttribute('href');
    const from = { referer: page.url() };
    expect((await page.request.get(`${shop.url}${opened}`, { headers: from })).ok()).toBe(true);

    await search('paraurti');
    await search('qwrtzxcv');
    // What the page still fetches would find no shop.
    await page.goto('about:blank');
    // A process writes down what it counted when it goes.
    await shop.deploy({});
    const { searches } = JSON.parse(shop.shopkeeper('searches', '--json')) as {
      searches: { query: string; withoutResult: number; notOpened: number }[];
    };
    expect(searches).toMatchObject([
      { query: 'qwrtzxcv', withoutResult: 1, notOpened: 0 },
      { query: 'paraurti', withoutResult: 0, notOpened: 1 },
    ]);
  },
);
