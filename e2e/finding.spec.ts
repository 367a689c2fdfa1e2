/** What helps to find: suggestions on the home page, the car that words name, and bars that leave room to read and to write. */
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';

test('the field of the home page suggests as the one above it does, within the chosen make', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 21 });
  await gotoAlive('/');
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', { name: 'Numero, pezzo o auto' });
  await field.fill(part.serialNumber);
  await main.getByRole('option').filter({ hasText: part.serialNumber }).first().click();
  await expect(page).toHaveURL(
    new RegExp(`query=${encodeURIComponent(part.serialNumber).replaceAll('%20', '(%20|\\+)')}`),
  );

  await gotoAlive('/');
  await main.getByLabel('Marca').selectOption({ label: 'Fiat' });
  await field.fill('alternator');
  await expect(main.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fiat');
});

test(
  'a wide screen asks once: the header as soon as the home page’s own question is out of sight',
  {
    tag: '@mouse',
  },
  async ({ page, gotoAlive }) => {
    await gotoAlive('/');
    const above = page.getByRole('banner').getByRole('combobox');
    const own = page.getByRole('main').getByRole('combobox', { name: 'Numero, pezzo o auto' });
    await expect(own).toBeVisible();
    await expect(above).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(above).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(above).toBeHidden();
  },
);

test('what is typed before the search is alive is searched for', { tag: '@mouse' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/search-box-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/toc');
  await alive(page);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.pressSequentially('alterna');
  release();
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/query=alterna$/);
});

test('a car that the words name becomes a filter, and a part of another car says that it fits @main', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/search?query=alternatore+panda');
  const offer = page.getByRole('link', { name: /^Solo per Fiat Panda/ }).first();
  const model = (await offer.innerText()).replace('Fiat ', '').trim();
  await offer.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Fiat ${model}`);
  await expect(page).toHaveURL(/model=\d+&brand=\d+/);

  // All parts of the model, those of other cars among them.
  await page.getByRole('link', { name: 'Togli il filtro Alternatore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ricambi usati per Fiat ${model}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts())
    expect(text.includes(`Va bene per ${model}`) || text.includes(`Per ${model}: controlla il motore`)).toBe(
      !text.includes(`Fiat ${model}\u00a0·`),
    );
});

test(
  'the filters on a phone have a name and a way out, and are no sheet once there is room for a column',
  { tag: '@phone' },
  async ({ page, gotoAlive }) => {
    await gotoAlive('/search');
    const isOpen = () => page.locator('#filters').evaluate((filters) => filters.matches(':popover-open'));
    await page.getByRole('button', { name: 'Filtra' }).click();
    await expect.poll(isOpen).toBe(true);
    await page.getByRole('button', { name: 'Chiudi i filtri' }).click();
    await expect.poll(isOpen).toBe(false);

    await page.getByRole('button', { name: 'Filtra' }).click();
    await expect.poll(isOpen).toBe(true);
    await page.setViewportSize({ width: 1024, height: 360 });
    await expect.poll(isOpen).toBe(false);
    await expect(page.locator('#filters')).toBeVisible();
  },
);

test(
  'on a phone on its side the way into the cart is in sight, and a keyboard takes the bars away',
  { tag: '@phone' },
  async ({ page, gotoAlive }) => {
    const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 22 });
    await page.setViewportSize({ width: 780, height: 360 });
    await gotoAlive(`/parts/${part.id}`);
    await expect(page.getByRole('button', { name: 'Aggiungi al carrello', exact: true })).toBeInViewport({
      ratio: 1,
    });

    await page.setViewportSize({ width: 360, height: 640 });
    await gotoAlive('/contact');
    const bar = page.getByRole('navigation', { name: 'Barra in basso' });
    await expect(bar).toBeVisible();
    await page.getByLabel('E-mail').first().focus();
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 360, height: 340 });
    await expect(bar).toBeHidden();
  },
);
