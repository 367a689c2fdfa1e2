/**
 * In a garage without signal the shop opens at once: nobody waits for a network, or for what is of use later. How many milliseconds
 * that takes on a slow telephone says `npm run bench -- visit`.
 */
import type { SearchResult } from '../domain/contract/search.ts';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { shopOfFile } from './steps/shop-of-file.ts';

test.use({ serviceWorkers: 'allow' });

/** Keeping for the next visit, offers, photos looked at closely and what judges a form: nobody waits for any of it. */
const forLater = /\/(readiness|show-offers|zoom|photoswipe|engine)-/;

const shop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '40'] }));

/** Notes, in the page, which files had come when it began to take clicks. */
const noteFiles = () => {
  const look = new MutationObserver(() => {
    const root = document.documentElement;
    if (root?.dataset['hydrated'] === undefined) return;
    look.disconnect();
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    root.dataset['files'] = names.filter((name) => !name.startsWith('/api/')).join(' ');
  });
  look.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
};

test('what was seen opens without a network, and takes clicks before anything is asked for that is for later', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const found = (await (await fetch(`${shop().url}/api/search/v2?query=faro`)).json()) as SearchResult;
  const part = `/parts/${found.parts[0]?.id}`;
  for (const path of ['/', part, '/en', `/en${part}`]) {
    await page.goto(shop().url + path);
    await alive(page);
    await untilCached(page);
  }
  await untilCached(page, `/api${part}`);

  await shop().stop();
  await page.addInitScript(noteFiles);
  // The other pages need no visit: their code and words come with the shop.
  for (const path of ['/', part, '/cart', '/contact', '/toc'].flatMap((path) => [path, `/en${path}`])) {
    await page.goto(shop().url + path);
    await alive(page);
    const files = (await page.locator('html').getAttribute('data-files'))?.split(' ') ?? [];
    expect(files.length, path).toBeGreaterThan(5);
    expect(
      files.filter((file) => forLater.test(file)),
      path,
    ).toEqual([]);
    // Its own language's words, and no other's.
    expect(
      files.filter((file) => /\/(it|en)-[\w-]+\.json$/.test(file)).map((file) => file.slice(8, 10)),
      path,
    ).toEqual([path.startsWith('/en') ? 'en' : 'it']);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
