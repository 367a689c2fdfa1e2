/** Finding a part as people do: suggestions, their own earlier searches, filters, and a way on where nothing is found. */
import type { Page } from '@playwright/test';
import type { SearchResult } from '../domain/contract/search.ts';
import { alive, expect, partAlive, test } from './fixtures.ts';
import { codeWith } from './steps/built.ts';
import { demoShop, takePart, withSlip } from './steps/shop.ts';
import { words } from './steps/words.ts';
import { searchBox } from './steps/search-box.ts';

const t = words.it;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const filter = (page: Page, name: string) => page.locator(`#filters select[name="${name}"]`);
const found = (page: Page) => page.getByRole('status').filter({ hasText: /pezz/ });

/** The search box of this width: on a phone it opens over the page. */
async function openSearch(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: t.openSearch }).click();
  const box = searchBox(page, isMobile);
  await partAlive(box);
  await box.click();
  return box;
}

async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Filtr/ }).click();
}

const ask = async (page: Page, query: string): Promise<SearchResult> =>
  (await (
    await page.request.get(`${demoShop().url}/api/search/v2?query=${encodeURIComponent(query)}`)
  ).json()) as SearchResult;

test('numbers, cars and kinds are suggested beside names, told apart, and chosen by key @main', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 12 });
  await gotoAlive('/');
  const box = await openSearch(page, isMobile);
  await box.fill(part.serialNumber);
  await expect(options(page).filter({ hasText: part.serialNumber }).first()).toContainText(part.name);

  await box.fill('alternatore panda 2010');
  const car = options(page).filter({ hasText: /Alternatore · Fiat Panda .*2010/ });
  await expect(car.first()).toBeVisible();
  const before = await options(page).allInnerTexts();
  for (let pressed = 0; !(await car.first().getAttribute('aria-selected'))?.includes('true'); pressed += 1) {
    expect(pressed).toBeLessThan(before.length);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Alternatore per Fiat Panda .* 2010$/);
  await expect(page).toHaveURL(/\/search\/\?brand=\d+&model=\d+&year=2010&category=\d+$/);

  // A kind alone.
  const again = await openSearch(page, isMobile);
  await again.fill('alternator');
  await options(page).filter({ hasText: 'tipo' }).first().click();
  await expect(heading(page)).toHaveText('Alternatore');
});

test('the first two parts are suggested with a picture, and no name stands there twice', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/');
  const box = await openSearch(page, isMobile);
  await box.fill('alternator');
  await expect(options(page).filter({ hasText: 'tipo' }).first()).toBeVisible();
  const names = await options(page).allInnerTexts();
  expect(new Set(names.map((name) => name.replace(/\s*tipo$/, '').toLowerCase())).size).toBe(names.length);

  await box.fill('fanale');
  await expect(options(page).locator('[data-picture]')).toHaveCount(2);
  // What a picture shows is said by the name beside it.
  const first = options(page)
    .filter({ has: page.locator('[data-picture]') })
    .first();
  await expect(first).toHaveAccessibleName(await first.innerText());
});

test('earlier searches come with the empty box, are searched for again, and go one by one', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/');
  for (const query of ['faro golf', 'specchietto', 'Faro golf']) {
    await (await openSearch(page, isMobile)).fill(query);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(`“${query}”`);
  }
  await page.goto('/');
  await alive(page);
  await openSearch(page, isMobile);
  const earlier = page.getByRole('region', { name: 'Le tue ricerche' }).getByRole('link');
  await expect(earlier).toHaveText(['Faro golf', 'specchietto']);
  await page.getByRole('button', { name: 'Togli “Faro golf” dalle tue ricerche' }).click();
  await expect(earlier).toHaveText(['specchietto']);
  await expect(searchBox(page, isMobile)).toBeFocused();

  // By keyboard: from the box on to the search itself.
  await page.keyboard.press('Tab');
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('“specchietto”');

  await page.reload();
  await alive(page);
  const box = await openSearch(page, isMobile);
  await box.fill('');
  await expect(earlier).toHaveText(['specchietto']);
});

test('make, model, year, group and kind narrow the catalogue; chips widen it again; back brings each step back @main', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/search');
  await openFilters(page, isMobile);
  const fiat = filter(page, 'brand').locator('option', { hasText: /^Fiat \(/ });
  const count = /\((.*)\)/.exec(await fiat.innerText())?.[1];
  await filter(page, 'brand').selectOption({ label: await fiat.innerText() });
  await expect(heading(page)).toHaveText('Ricambi usati per Fiat');
  await expect(found(page)).toHaveText(`${count} pezzi`);

  const panda = filter(page, 'model').locator('option', { hasText: /^Panda \(319\)/ });
  await filter(page, 'model').selectOption({ label: await panda.innerText() });
  await expect(heading(page)).toHaveText('Ricambi usati per Fiat Panda (319)');
  await filter(page, 'year').selectOption('2015');
  await expect(heading(page)).toHaveText('Ricambi usati per Fiat Panda (319) 2015');
  await filter(page, 'group').selectOption({ index: 1 });
  await expect(heading(page)).toHaveText(/ per Fiat Panda \(319\) 2015$/);
  await page.getByRole('checkbox', { name: 'Solo disponibili' }).uncheck();
  await expect(page).toHaveTitle(/ per Fiat Panda \(319\) 2015, Anche venduti( · Smonto)?$/);

  // The phone's sheet shows how many there are, and lets them be seen.
  if (isMobile) await page.getByRole('button', { name: /^Mostra [\d.]+ pezz/ }).click();
  await expect(page.getByRole('button', { name: /^Mostra/ })).toBeHidden();
  const chips = page.getByRole('list', { name: 'Filtri scelti' });
  await expect(chips.getByRole('link')).toHaveCount(6);
  await chips.getByRole('link', { name: 'Togli il filtro Fiat' }).click();
  await expect(heading(page)).toHaveText(/ per auto del 2015$/);
  await expect(chips.getByRole('link')).toHaveCount(4);
  await page.goBack();
  await expect(heading(page)).toHaveText(/ per Fiat Panda \(319\) 2015$/);
  await page.goBack();
  await expect(page).toHaveTitle(/ per Fiat Panda \(319\) 2015( · Smonto)?$/);

  // The link that is shared shows the same, also to somebody without scripts.
  const { title, total } = { title: await page.title(), total: await found(page).innerText() };
  await page.reload();
  await expect(page).toHaveTitle(title);
  await expect(found(page)).toHaveText(total);
});

test(
  'a price that is typed narrows the search when the phone’s sheet is closed over it, whichever bound came first',
  {
    tag: '@phone',
  },
  async ({ page, gotoAlive, isMobile }) => {
    await gotoAlive('/search');
    for (const [from, to, close] of [
      ['50', '80', () => page.getByRole('button', { name: /^Mostra/ }).click()],
      ['90', '40', () => page.getByRole('button', { name: 'Chiudi i filtri' }).click()],
      // Nothing takes the cursor out of the field.
      ['30,00', '70', () => page.keyboard.press('Escape')],
    ] as const) {
      await openFilters(page, isMobile);
      await page.getByLabel('da', { exact: true }).fill(from);
      await page.getByLabel('a', { exact: true }).fill(to);
      await close();
      const [least, most] = [from, to].map((typed) => String(parseInt(typed, 10))).toSorted();
      await expect(page).toHaveURL(new RegExp(`price=${least}-${most}$`));
      await expect(
        page.getByRole('link', { name: new RegExp(`^Togli il filtro ${least}.*${most}`) }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Mostra/ })).toBeHidden();
    }
  },
);

test('a price that is left is applied, and what is typed while its page is on its way stays', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/search');
  await openFilters(page, isMobile);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/search/v2*price=50-*', async (route) => {
    await held;
    await route.continue();
  });
  const [least, most] = [page.getByLabel('da', { exact: true }), page.getByLabel('a', { exact: true })];
  await expect(page.getByRole('button', { name: 'Applica' })).toBeEnabled();
  await least.fill('50');
  await page.getByRole('checkbox', { name: 'Solo disponibili' }).focus();
  await most.focus();
  await page.keyboard.type('8');
  release();
  await expect(page).toHaveURL(/price=50-$/);
  await page.keyboard.type('0');
  await expect(least).toHaveValue('50');
  await expect(most).toHaveValue('80');
  await expect(most).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price=50-80$/);
});

test('filters that are used before they are alive are not lost', async ({ page, isMobile }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const filters = codeWith('search.closeFilters');
  await page.route(filters, async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = page.waitForRequest(filters);
  await page.goto('/search');
  await alive(page);
  await isAsked;
  await openFilters(page, isMobile);
  const fiat = filter(page, 'brand').locator('option', { hasText: /^Fiat \(/ });
  await filter(page, 'brand').selectOption({ label: await fiat.innerText() });
  await page.getByLabel('da', { exact: true }).fill('20');
  await page.getByLabel('a', { exact: true }).fill('900');
  await page.getByRole('checkbox', { name: 'Solo disponibili' }).uncheck();
  release();
  await expect(heading(page)).toHaveText('Ricambi usati per Fiat');
  await expect(page).toHaveURL(/price=20-900/);
  await expect(page).toHaveURL(/onlyStock=false/);
  await expect(page.getByRole('checkbox', { name: 'Solo disponibili' })).not.toBeChecked();
});

test('a make that is chosen on the home page before the form is alive stays chosen', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const form = codeWith('home.find.query');
  await page.route(form, async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = page.waitForRequest(form);
  await page.goto('/');
  await alive(page);
  await isAsked;
  const make = page.getByRole('main').getByLabel('Marca');
  await make.selectOption({ label: 'Fiat' });
  release();
  // Its models come once the form lives.
  const model = page.getByRole('main').getByLabel('Modello');
  await expect(model).toBeEnabled();
  await expect(make.locator('option:checked')).toHaveText('Fiat');
  await expect(model.locator('option', { hasText: 'Panda (169)' })).toHaveCount(1);
});

test('where nothing is found, it is said what would be, and the request begins with what was searched @main', async ({
  page,
  gotoAlive,
}) => {
  const { facets } = await ask(page, 'alternatore');
  const [brand] = facets.brands;
  await gotoAlive(`/search/?query=alternatore&brand=${brand?.id}&price=1-2`);
  const widen = page.getByRole('link', { name: /^Senza 1–2 €: / });
  const total = /: ([\d.]+)/.exec(await widen.innerText())?.[1];
  await widen.click();
  await expect(found(page)).toHaveText(`${total} pezzi`);

  await gotoAlive('/search/?query=qwrtzxcv');
  await page.getByRole('link', { name: 'Chiedi a noi' }).click();
  await expect(page.locator('textarea[name=message]')).toHaveValue(/qwrtzxcv/);
});

test('a number with two digits swapped is not found, and the one that was meant is offered', async ({
  page,
  gotoAlive,
}) => {
  const { serialNumber } = await takePart(page.request, { shop: demoShop(), cataloguePage: 12 });
  const typed = withSlip(serialNumber);
  await gotoAlive(`/search/?query=${encodeURIComponent(typed)}`);
  await expect(found(page)).toHaveText('Nessun pezzo');
  await page.getByRole('link', { name: `Forse ${serialNumber}?` }).click();
  await expect(heading(page)).toHaveText(`“${serialNumber}”`);
  await expect(found(page)).toHaveText(/^\d+ pezz/);
});

test(
  'the search that is opened again begins anew, not at the end of the last one',
  {
    tag: '@phone',
  },
  async ({ page, gotoAlive, isMobile }) => {
    await gotoAlive('/search/?query=faro');
    const open = page.getByRole('button', { name: t.openSearch });
    await open.click();
    const box = page.getByRole('combobox', { name: 'Cerca nel catalogo' });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('faro');
    await page.keyboard.type('turbina');
    await expect(box).toHaveValue('turbina');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('“turbina”');

    await openSearch(page, isMobile);
    await expect(box).toHaveValue('turbina');
  },
);

test('the answer for a chosen car stands in sight, between the header and the bars below', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 12 });
  await gotoAlive(`/parts/${part.id}`);
  const mine = page.getByRole('region', { name: 'La tua auto' });
  await mine.getByRole('button', { name: "Scegli l'auto" }).click();
  await mine.getByLabel('Marca').selectOption({ label: 'BMW' });
  await mine.getByLabel('Modello').selectOption({ index: 1 });
  // The form is all that is in sight: what stands above it lies under the header.
  await mine.getByLabel('Marca').evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 40));
  await mine.getByRole('button', { name: 'Usa questa auto' }).click();
  const said = mine.getByRole('status');
  await expect(said).toHaveText(/BMW /);
  const [header, answer] = [await page.getByRole('banner').boundingBox(), await said.boundingBox()];
  expect(answer!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(answer!.y + answer!.height).toBeLessThan(page.viewportSize()!.height - 120);
  await expect(mine.getByRole('button', { name: 'Cambia auto' })).toBeFocused();
});

test('the chosen car is remembered, and a part says whether it is among its cars', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  const { parts } = await ask(page, 'alternatore panda');
  const address = `/parts/${parts[0]?.id}`;
  await gotoAlive(address);
  const mine = page.getByRole('region', { name: 'La tua auto' });
  await mine.getByRole('button', { name: "Scegli l'auto" }).click();
  await mine.getByLabel('Marca').selectOption({ label: 'BMW' });
  await mine.getByLabel('Modello').selectOption({ index: 1 });
  await mine.getByRole('button', { name: 'Usa questa auto' }).click();
  await expect(mine.getByRole('status')).toHaveText(/^La tua BMW .* non è tra le auto indicate/);
  await expect(mine.getByRole('button', { name: 'Cambia auto' })).toBeFocused();

  await mine.getByRole('button', { name: 'Cambia auto' }).click();
  await mine.getByLabel('Marca').selectOption({ label: 'Fiat' });
  const model = parts[0]?.models[0]?.name ?? '';
  await mine.getByLabel('Modello').selectOption({ label: model });
  await mine.getByRole('button', { name: 'Usa questa auto' }).click();
  await expect(mine.getByRole('status')).toHaveText(
    new RegExp(
      `^Per la tua Fiat ${model.replace(/[()]/g, '\\$&')}: controlla che il motore sia lo stesso\\.`,
    ),
  );

  await page.reload();
  await alive(page);
  await expect(mine.getByRole('status')).toHaveText(/^Per la tua Fiat .*: controlla che il motore/);

  // Other filters leave it alone.
  const kept = () => page.evaluate(() => localStorage.getItem('car'));
  const before = await kept();
  await gotoAlive(`/search/?brand=${parts[0]?.models[0]?.brand.id}&query=panda`);
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: 'Solo disponibili' }).check();
  await expect(page).toHaveURL(/onlyStock=true/);
  expect(await kept()).toBe(before);

  // Home begins with it, and so does its search.
  await gotoAlive('/');
  const form = page.locator('main form').first();
  await expect(form.getByLabel('Modello')).toHaveValue(String(parts[0]?.models[0]?.id));
  await form.getByRole('button', { name: 'Trova il pezzo' }).click();
  await expect(heading(page)).toHaveText(`Ricambi usati per Fiat ${model}`);
});
