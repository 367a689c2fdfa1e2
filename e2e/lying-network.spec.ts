/** Networks that hang, fail or lie: no blank page, no endless wait, and nothing of a lie is kept. */
import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { openLyingNetwork, type Mood } from './steps/lying-network.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { untilCached } from './steps/cached.ts';
import { searchBox } from './steps/search-box.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a lying network answered must not lie in any cache. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        const isShell = new URL(request.url).pathname === '/index.html';
        if (type.startsWith('text/html') && !isShell) found.push(request.url);
      }
    }
    return found;
  });

const titles: Record<Exclude<Mood, 'honest' | 'slow'>, RegExp> = {
  hangs: /Tempo scaduto|Nessuna connessione/,
  fails: /Qualcosa è andato storto/,
  portal: /Nessuna connessione/,
};

for (const mood of ['hangs', 'fails', 'portal'] as const)
  test(`a network that ${mood} neither blanks nor breaks what was seen`, async ({ page, allowComplaint }) => {
    test.slow();
    allowComplaint(/Failed to load resource|ERR_|Failed to fetch|MIME type|SyntaxError/);
    const shop = demoShop();
    const [seen, unseen] = [
      await takePart(page.request, { shop, cataloguePage: 36 }),
      await takePart(page.request, { shop, cataloguePage: 37 }),
    ];
    const network = await openLyingNetwork(shop.url);
    try {
      await page.goto(`${network.url}/parts/${seen.id}`);
      await alive(page);
      await untilCached(page, `/api/parts/${seen.id}`);

      network.become(mood);
      await page.goto(`${network.url}/parts/${seen.id}`);
      await alive(page);
      await expect(heading(page)).toHaveText(seen.name);
      await page.goto(`${network.url}/`);
      await alive(page);
      await expect(heading(page)).toContainText('con la sua storia');
      // Something true stands there before somebody gives up.
      await page.goto(`${network.url}/parts/${unseen.id}`);
      await expect(heading(page)).toHaveText(titles[mood]);
      expect(await keptPages(page)).toEqual([]);
      // It is called what it is, and no other network is.
      const portal = page.getByRole('link', { name: "Questo Wi-Fi richiede l'accesso" });
      if (mood === 'portal') await expect(portal).toHaveAttribute('href', '/healthz');
      else if (mood === 'hangs') await expect(page.getByText('Senza rete')).toBeVisible();
      await expect(portal).toHaveCount(mood === 'portal' ? 1 : 0);

      network.become('honest');
      if (mood === 'fails') await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(heading(page)).toHaveText(unseen.name);
    } finally {
      await page.close();
      await network.close();
    }
  });

/** More than the browser tries again by itself. */
const failuresSeen = 4;

for (const [failures, what] of [
  [1, 'whole'],
  [failuresSeen, 'what a list told, and whole in the end'],
] as const)
  test(`a part whose answer failed ${failures} times while others came is ${what}`, async ({
    page,
    allowComplaint,
  }) => {
    test.slow();
    allowComplaint(/Failed to load resource/);
    const shop = demoShop();
    const part = await takePart(page.request, { shop, cataloguePage: failures === 1 ? 29 : 30 });
    const network = await openLyingNetwork(shop.url);
    try {
      await page.goto(`${network.url}/search?query=${part.serialNumber.replaceAll(' ', '')}`);
      await alive(page);
      await untilCached(page);
      let left: number = failures;
      network.meddle((address) => {
        if (/\/(similar|same-car)/.test(address)) return 'slow';
        return address.startsWith(`/api/parts/${part.id}`) && (left -= 1) >= 0 ? 'fails' : undefined;
      });
      const main = page.getByRole('main');
      await main.locator(`article a[href="/parts/${part.id}"]`).first().click();
      const listed = main.getByText('La scheda intera si apre appena torna la rete.');
      if (failures === failuresSeen) await expect(listed).toBeVisible();
      await expect(main.getByText('Peso', { exact: true })).toBeVisible();
      await expect(listed).toHaveCount(0);
    } finally {
      await page.close();
      await network.close();
    }
  });

test('a part that a list told of is there soon on a line that hangs', async ({ page, allowComplaint }) => {
  allowComplaint(/Failed to load resource|ERR_/);
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 31 });
  const network = await openLyingNetwork(shop.url);
  try {
    await page.goto(`${network.url}/search?query=${part.serialNumber.replaceAll(' ', '')}`);
    await alive(page);
    await untilCached(page);
    network.become('hangs');
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
    await page.getByRole('main').locator(`article a[href="/parts/${part.id}"]`).first().click();
    await expect(heading(page)).toHaveText(part.name);
    // Before an answer is given up.
    expect(givenUp).not.toContain(`/api/parts/${part.id}`);
  } finally {
    await page.close();
    await network.close();
  }
});

/** Goes on within the page, as somebody does who has it open. */
async function searchFor(page: Page, words: string): Promise<void> {
  const overlay = page.getByRole('button', { name: 'Apri la ricerca' });
  const isOnPhone = await overlay.isVisible();
  if (isOnPhone) await overlay.click();
  await searchBox(page, isOnPhone).fill(words);
  await page.keyboard.press('Enter');
}

test('a line that hangs costs a wait once: what is kept is shown, marked, and exchanged when the answer comes', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ERR_/);
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 22 });
  const network = await openLyingNetwork(shop.url);
  try {
    await page.goto(`${network.url}/parts/${part.id}`);
    await alive(page);
    await untilCached(page, `/api/parts/${part.id}`);
    const finished: string[] = [];
    const note = (address: string) => finished.push(new URL(address).searchParams.get('query') ?? '');
    page.on('requestfailed', (request) => note(request.url()));
    page.on('requestfinished', (request) => note(request.url()));
    const sign = page.locator('[aria-live]').filter({ hasText: 'solo i pezzi già visti' });
    const found = page.getByRole('main').getByRole('status');

    network.become('hangs');
    const waits: number[] = [];
    for (const words of [part.serialNumber, part.name]) {
      const from = performance.now();
      await searchFor(page, words);
      await expect(heading(page)).toContainText(words);
      waits.push(performance.now() - from);
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(part.name);
      await expect(sign).toBeVisible();
      expect(finished).not.toContain(words);
    }
    const [unknown = 0, known = 0] = waits;
    expect(known).toBeLessThan(unknown);

    const told = await found.textContent();
    network.letThrough();
    await expect(sign).toHaveCount(0);
    await expect(found).not.toHaveText(told ?? '');
    await expect(page.getByRole('status').filter({ hasText: 'dati aggiornati' })).toHaveCount(1);
    expect(await heading(page).textContent()).toContain(part.name);
  } finally {
    await page.close();
    await network.close();
  }
});

test('a shop that does not get well is asked for a page after pauses that grow', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 28 });
  const network = await openLyingNetwork(shop.url);
  try {
    await page.clock.install();
    await page.goto(`${network.url}/parts/${part.id}`);
    await alive(page);
    await untilCached(page, `/api/parts/${part.id}`);
    const isOfPart = (address: string) => new RegExp(`^/api/parts/${part.id}(\\?|$)`).test(address);
    let asked = 0;
    network.meddle((address) => {
      if (!isOfPart(address)) return undefined;
      asked += 1;
      return 'fails';
    });
    await page.goto(`${network.url}/parts/${part.id}`);
    await alive(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    /** On the page's clock. */
    const nextTimeAsked = async (): Promise<number> => {
      const before = asked;
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1_000);
            return asked;
          },
          { intervals: [20], timeout: 120_000 },
        )
        .toBeGreaterThan(before);
      return page.evaluate(() => Date.now());
    };
    const at: number[] = [];
    for (let times = 0; times < 5; times += 1) at.push(await nextTimeAsked());
    const pauses = at.slice(1).map((time, before) => time - at[before]!);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(4 * pauses[0]!);
  } finally {
    await page.close();
    await network.close();
  }
});

test('a Wi-Fi that asked to be signed in to is not named again where another network is lost', async ({
  page,
  allowComplaint,
}) => {
  test.slow();
  allowComplaint(/Failed to load resource|ERR_|Failed to fetch|MIME type|SyntaxError/);
  const network = await openLyingNetwork(demoShop().url);
  try {
    await page.goto(network.url);
    await alive(page);
    await untilCached(page);
    const portal = page.getByRole('link', { name: "Questo Wi-Fi richiede l'accesso" });
    network.become('portal');
    await page.getByRole('link', { name: 'Catalogo' }).first().click();
    await expect(portal).toBeVisible();
    network.become('honest');
    await expect(portal).toHaveCount(0);

    await page.evaluate(() => {
      const look = () => {
        if (document.querySelector('[aria-live] a[href="/healthz"]'))
          document.documentElement.dataset['named'] = '';
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    network.become('hangs');
    await searchFor(page, 'faro');
    await expect(page.getByText('Senza rete').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-named');
  } finally {
    await page.close();
    await network.close();
  }
});
