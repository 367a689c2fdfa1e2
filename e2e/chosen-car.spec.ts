/** What the catalogue does for somebody whose car is known: one switch for it, what fits told on every card and line, and nothing that moves. */
import type { Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { fitFor, plainModel, type MyCar } from '../domain/my-car.ts';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { expectAccessible, expectStill } from './steps/soundness.ts';

const found = async (page: Page, query: string): Promise<readonly PartSummary[]> =>
  ((await (await page.request.get(`/api/search/v2?limit=15&${query}`)).json()) as SearchResult).parts;

/** A car for which there is a known piece among those of a search, and the year of that. */
async function rememberCarOf(page: Page, parts: readonly PartSummary[]): Promise<MyCar> {
  const part = parts.find(({ models, year, quantity }) => models.length > 0 && year !== null && quantity > 0);
  const [model] = part!.models;
  const car = {
    brand: model!.brand,
    model: { id: model!.id, name: model!.name },
    year: part!.year ?? undefined,
  };
  await page.addInitScript((kept) => localStorage.setItem('car', kept), JSON.stringify(car));
  return car;
}

const carSwitch = (page: Page, car: MyCar) =>
  page.getByRole('main').getByRole('switch', { name: `Solo per la tua ${plainModel(car)}` });
const total = (page: Page) => page.getByRole('status').filter({ hasText: /pezz/ });

test('one press narrows the catalogue to the chosen car, the address says so, and another one takes it off', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/search?query=faro');
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);

  const car = await rememberCarOf(page, await found(page, 'query=faro&onlyStock=true'));
  await gotoAlive('/search?query=faro');
  const all = await total(page).innerText();
  const only = carSwitch(page, car);
  await expect(only).toHaveAttribute('aria-checked', 'false');
  await only.click();
  await expect(page).toHaveURL(
    new RegExp(`query=faro&model=${car.model.id}&brand=${car.brand.id}&year=${car.year}`),
  );
  await expect(only).toHaveAttribute('aria-checked', 'true');
  await expect(total(page)).not.toHaveText(all);
  await expectAccessible(page);

  // The link that is shared, or loaded anew, is the same search, and the switch is on.
  await page.reload();
  await alive(page);
  await expect(only).toHaveAttribute('aria-checked', 'true');
  await only.click();
  await expect(page).not.toHaveURL(/model=/);
  await expect(total(page)).toHaveText(all);
  await expect(only).toHaveAttribute('aria-checked', 'false');
});

test('a search for another model has no switch', async ({ page, gotoAlive }) => {
  const parts = await found(page, 'query=faro&onlyStock=true');
  const car = await rememberCarOf(page, parts);
  const other = parts.flatMap(({ models }) => models).find(({ id }) => id !== car.model.id);
  await gotoAlive(`/search?brand=${other!.brand.id}&model=${other!.id}`);
  await expect(page.getByRole('list', { name: 'Filtri scelti' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
});

test('cards and lines say whether a part fits the chosen car, and what sending it costs', async ({
  page,
  gotoAlive,
}) => {
  const parts = await found(page, 'query=paraurti+faro');
  const all = [...parts, ...(await found(page, 'query=alternatore'))];
  const car = await rememberCarOf(page, all);
  for (const view of ['cards', 'list'] as const) {
    for (const query of ['paraurti', 'alternatore']) {
      const shown = await found(page, `query=${query}`);
      await page.addInitScript((kept) => localStorage.setItem('view', JSON.stringify(kept)), view);
      await gotoAlive(`/search?query=${query}`);
      const main = page.getByRole('main');
      if (view === 'list') await expect(main.getByRole('article')).toHaveCount(0);
      for (const part of shown) {
        const told = main.locator(`[data-part="${part.id}"]`);
        const verdict = fitFor(part, car);
        const isSold = part.quantity === 0;
        await expect(told.getByText(`Va bene per la tua ${plainModel(car)}`)).toHaveCount(
          verdict.isGood && !isSold ? 1 : 0,
        );
        await expect(told.getByText(`Per ${plainModel(car)}: controlla il motore`)).toHaveCount(
          verdict.reason === 'engine' && !isSold ? 1 : 0,
        );
        const sending = part.isFreight
          ? /(Su )?bancale 75,00\s€/i
          : part.shipping.mainland === 0
            ? /Spedizione gratuita|sped\. gratis/
            : new RegExp(
                `(Spedizione|sped\\.) ${(part.shipping.mainland / 100).toFixed(2).replace('.', ',')}\\s€`,
              );
        await expect(told.getByText(sending)).toHaveCount(isSold ? 0 : 1);
        if (part.tested === 'bench' && !isSold)
          await expect(told.getByText('provato al banco').first()).toBeAttached();
      }
    }
  }
});

test('with a chosen car nothing moves after the first picture, and the first row stands in the first third of a phone', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const car = await rememberCarOf(page, await found(page, 'onlyStock=true'));
  for (const path of [
    '/search',
    `/search?brand=${car.brand.id}&model=${car.model.id}&year=${car.year}`,
    '/',
  ]) {
    await gotoAlive(path);
    await expect(page.getByRole('banner').getByRole('button', { name: /^La tua auto: / })).toBeVisible();
    if (path !== '/') {
      await expect(carSwitch(page, car)).toBeVisible();
      await expect(page.getByText(`Va bene per la tua ${plainModel(car)}`).first()).toBeVisible();
    }
    if (path === '/search' && isMobile)
      expect((await page.getByRole('article').first().boundingBox())!.y).toBeLessThanOrEqual(247);
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  }
});

test('the first picture has the car’s name and the switch before any code has come', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  const car = await rememberCarOf(page, await found(page, 'onlyStock=true'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/search');
  const only = page.getByRole('main').getByRole('switch');
  await expect(only).toBeVisible();
  const written = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await written('main [role=switch] span')).toBe(`"${plainModel(car)}"`);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@phone the switch searches what was seen', async ({ page, context, gotoAlive, allowComplaint }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const car = await rememberCarOf(page, await found(page, 'query=faro&onlyStock=true'));
    await gotoAlive('/search?query=faro');
    const asked = await page.evaluate(async () =>
      (await (await caches.open('searches')).keys()).map(({ url }) => url),
    );
    await untilCached(page, ...asked);
    await context.setOffline(true);
    await page.goto('/search?query=faro');
    await alive(page);
    await carSwitch(page, car).click();
    await expect(page).toHaveURL(new RegExp(`model=${car.model.id}`));
    await expect(carSwitch(page, car)).toHaveAttribute('aria-checked', 'true');
    for (const text of await page.getByRole('main').getByRole('article').allInnerTexts())
      expect(text).toContain(car.model.name);
    await carSwitch(page, car).click();
    await expect(page).not.toHaveURL(/model=/);
  });
});

test('in the list of the same car’s parts the word on the fit lies in no other’s place, at any width', async ({
  page,
  gotoAlive,
}) => {
  const parts = await found(page, 'onlyStock=true&query=fanale');
  const car = await rememberCarOf(page, parts);
  const { id } = parts.find(({ models, year }) => models[0]?.id === car.model.id && year === car.year)!;
  await gotoAlive(`/parts/${id}`);
  const list = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Dalla stessa auto' }),
    });
  const lines = list.locator('li[data-part]').filter({ hasText: 'Va bene' });
  await expect(lines.first()).toBeAttached();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const meeting = await lines.evaluateAll((rows) =>
      rows.flatMap((row) => {
        const seen = [...row.querySelectorAll('[aria-hidden="true"]')];
        const word = seen.find(({ textContent }) => textContent === 'Va bene')!;
        const fit = word.getBoundingClientRect();
        return [...row.children]
          .filter((cell) => !cell.contains(word))
          .filter((cell) => {
            const other = cell.getBoundingClientRect();
            return (
              Math.min(fit.right, other.right) - Math.max(fit.left, other.left) > 1 &&
              Math.min(fit.bottom, other.bottom) - Math.max(fit.top, other.top) > 1
            );
          })
          .map(({ textContent }) => textContent);
      }),
    );
    expect(meeting, `${width} px`).toEqual([]);
  }
});
