/** What stands before and after the button of a part's page: whether it fits, told without a network too, and what was added. */
import type { Locator, Page } from '@playwright/test';
import type { Part, PartSummary } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { alive, expect, test } from './fixtures.ts';
import { newGarage, signIn } from './steps/people.ts';
import { demoShop, takeAirbag, takePart } from './steps/shop.ts';
import { expectAccessible, expectStill } from './steps/soundness.ts';

const search = async (page: Page, query: string): Promise<readonly PartSummary[]> =>
  ((await (await page.request.get(`/api/search/v2?limit=60&onlyStock=true&${query}`)).json()) as SearchResult)
    .parts;
const whole = async (page: Page, { id }: PartSummary): Promise<Part> =>
  (await (await page.request.get(`/api/parts/${id}`)).json()) as Part;
const box = (page: Page) => page.getByRole('region', { name: 'La tua auto' });
const add = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello', exact: true });
const addAsGarage = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Aggiungi come officina' });
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;

/** What the bar at the thumb says under the price. */
const note = (page: Page) => page.getByRole('main').locator('[aria-hidden="true"] > small');
/** Whether the button is the one thing to do: as it is painted. */
const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

async function compare(page: Page, number: string, way = 'Con il numero'): Promise<void> {
  await box(page).getByRole('button', { name: way }).click();
  await box(page).getByLabel('Numero sul tuo pezzo').fill(number);
  await page.keyboard.press('Enter');
}

test('the number on one’s own piece is compared as numbers are, and the answer stands where it was asked', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 26 });
  await gotoAlive(`/parts/${part.id}`);
  const said = box(page).getByRole('status');
  await compare(page, '··');
  await expect(box(page).getByLabel('Numero sul tuo pezzo')).toHaveAttribute('aria-invalid', 'true');
  await box(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(said).toHaveText('Va bene per la tua auto?');

  const written = part.serialNumber.toLowerCase().replaceAll(/[ .-]/g, '');
  await compare(page, written);
  await expect(said).toHaveText(`Stesso numero originale: ${written}.`);
  const again = box(page).getByRole('button');
  await expect(again).toHaveText('Confronta un altro numero');
  await expect(again).toBeFocused();
  await expect(said).toBeInViewport();

  await compare(page, '99 999 999 Z', 'Confronta un altro numero');
  await expect(said).toHaveText(/^Numero diverso: 99 999 999 Z il tuo, /);
  await expect(said).toContainText(part.serialNumber);
  await expect(again).toHaveCount(3);
});

test('a number that differs mutes the button as a car that it does not fit, and the bar at the thumb says why', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 25 });
  await gotoAlive(`/parts/${part.id}`);
  const loud = await ground(add(page));
  await compare(page, '99 999 999 Z');
  await expect(note(page)).toHaveText('Numero diverso');
  await expect(note(page)).toBeVisible({ visible: isMobile });
  await page.mouse.move(0, 0);
  await expect.poll(() => ground(add(page))).not.toBe(loud);

  await compare(page, part.serialNumber);
  await expect(note(page)).toHaveText('Numero uguale');
  await expect.poll(() => ground(add(page))).toBe(loud);

  // Of another part it says nothing.
  await page.getByRole('main').locator('li[data-part] a, li [data-part] h3 a').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/${part.id}$`));
  await expect(add(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('numbers and a car’s number are compared on the device', async ({
    page,
    context,
    gotoAlive,
    allowComplaint,
  }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 27 });
    await gotoAlive(`/parts/${part.id}`);
    const files = () =>
      page.evaluate(async () => {
        const requests = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return requests.flat().filter(({ url }) => /\/assets\/(number|vin)-form-/.test(url)).length;
      });
    await expect.poll(files, { timeout: 20_000 }).toBe(2);
    await context.setOffline(true);
    await page.goto(`/parts/${part.id}`);
    await alive(page);
    await compare(page, part.serialNumber);
    await expect(box(page).getByRole('status')).toHaveText(`Stesso numero originale: ${part.serialNumber}.`);
  });
});

test('a vehicle’s number chooses the car, and is sent nowhere', async ({ page, gotoAlive }) => {
  const vin = 'ZFA16900001284563';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 28 });
  await gotoAlive(`/parts/${part.id}`);
  const field = box(page).getByLabel('Numero di telaio');
  await box(page).getByRole('button', { name: 'Con il telaio' }).click();
  for (const [typed, told] of [
    ['ZFA169', /17 segni, lettere e cifre/],
    ['AB 123 CD', /targa/],
    ['XXX16900001284563', /non lo sappiamo leggere/],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(box(page).getByText(told).last()).toBeVisible();
  }
  await field.fill(vin);
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('status').first()).toContainText('Fiat Panda (169)');
  await expect(box(page).getByRole('button', { name: 'Cambia auto' })).toBeVisible();
  expect(asked.filter((request) => request.includes(vin))).toEqual([]);
});

test('what is in the cart leads there, once on the screen, and nothing beside it is a call', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 29, pieces: 2 });
  await gotoAlive(`/parts/${part.id}`);
  await add(page).click();
  const toCart = page.getByRole('link', { name: /^Vai al carrello/ });
  await expect(toCart).toHaveCount(1);
  await expect(toCart).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Nel carrello:/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vai al carrello/ })).toHaveCount(0);
  await expect(add(page)).toHaveCount(0);

  const another = page.getByRole('main').getByRole('button', { name: 'Aggiungine un altro' });
  await another.click();
  await expect(toCart).toHaveText('Vai al carrello (2)');
  if (!isMobile) return;
  // Price, sign and link stand beside each other, also where the letters are larger.
  for (const size of ['100%', '130%']) {
    await page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), size);
    const [price, link] = [
      await page
        .locator('[class] > [aria-hidden="true"]')
        .filter({ hasText: euros(part.discountedPrice) })
        .boundingBox(),
      await toCart.boundingBox(),
    ];
    expect(price!.x + price!.width <= link!.x || price!.y + price!.height <= link!.y + 1).toBe(true);
  }
});

test('what was added is told with its price and what is missing to free delivery, and is taken back by a press', async ({
  page,
  gotoAlive,
}) => {
  const parts = await Promise.all((await search(page, 'query=alternatore')).map((part) => whole(page, part)));
  const below = parts.find(({ discountedPrice, isFreight }) => discountedPrice < 9_000 && !isFreight);
  const above = parts.find(({ discountedPrice, isFreight }) => discountedPrice > 10_000 && !isFreight);
  const told = page.getByRole('status').filter({ hasText: 'Nel carrello:' });

  await gotoAlive(`/parts/${below!.id}`);
  await add(page).click();
  await expect(told).toContainText(`Nel carrello: ${below!.name}, ${euros(below!.discountedPrice)}`);
  await expect(told).toContainText(
    `Mancano ${euros(10_001 - below!.discountedPrice)} alla spedizione gratuita.`,
  );
  await told.getByRole('button', { name: 'Annulla' }).click();
  await expect(add(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');

  await add(page).click();
  await gotoAlive(`/parts/${above!.id}`);
  await add(page).click();
  await expect(told).toContainText('Spedizione gratuita, bancali esclusi.');
});

test('of a dear part without a photo the second thing to do is to ask for one', async ({
  page,
  gotoAlive,
}) => {
  const motors = await search(page, 'query=motore+completo');
  const dear = motors.find(
    ({ photoCount, discountedPrice }) => photoCount === 0 && discountedPrice >= 15_000,
  );
  await gotoAlive(`/parts/${dear!.id}`);
  const main = page.getByRole('main');
  const photo = main.getByRole('link', { name: 'Chiedi una foto' });
  await expect(photo).toHaveCount(1);
  await add(page).focus();
  await page.keyboard.press('Tab');
  await expect(photo).toBeFocused();
  await expect(main.getByText(/Disegno.*non è una foto/i)).toBeVisible();
});

test('who may buy a safety part, and what the order asks, is read before its button, which says for whom it is', async ({
  page,
  gotoAlive,
}) => {
  const { id } = await takeAirbag(page.request, demoShop(), 1);
  await gotoAlive(`/parts/${id}`);
  const sentence = page.getByRole('main').getByText(/solo chi ripara auto di mestiere/);
  await expect(sentence).toContainText(/All'ordine ti chiediamo il numero di iscrizione/);
  await expect(addAsGarage(page)).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  const comesFirst = await sentence.evaluate((element) => {
    const button = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent === 'Aggiungi come officina',
    );
    return Boolean(button && element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(comesFirst).toBe(true);
});

test('a private person reads at once that their account cannot order a safety part; a garage does not', async ({
  page,
  browser,
  gotoAlive,
}) => {
  const { id } = await takeAirbag(page.request, demoShop(), 1);
  await gotoAlive(`/parts/${id}`);
  const loud = await ground(addAsGarage(page));
  const notYours = page.getByRole('main').getByText(/Il tuo è un account da privato/);
  await expect(notYours).toHaveCount(0);
  await signIn(page.context(), demoShop());
  await gotoAlive(`/parts/${id}`);
  await expect(notYours).toBeVisible();
  await expect.poll(() => ground(addAsGarage(page))).not.toBe(loud);
  await expectStill(page);
  await expectAccessible(page);

  const garage = await browser.newPage();
  await signIn(garage.context(), demoShop(), newGarage());
  await garage.goto(demoShop().url + `/parts/${id}`);
  await alive(garage);
  expect(await ground(addAsGarage(garage))).toBe(loud);
  await expect(garage.getByText(/All'ordine ti chiediamo il numero di iscrizione/)).toBeVisible();
  await garage.close();
});

test('that garages alone may buy it stands on its card and in its line', async ({ page, gotoAlive }) => {
  const airbag = await takeAirbag(page.request, demoShop());
  for (const view of ['cards', 'list'] as const) {
    await page.addInitScript((kept) => localStorage.setItem('view', JSON.stringify(kept)), view);
    await gotoAlive('/search?query=airbag&sort=price:asc');
    const item = page.getByRole('main').locator(`[data-part="${airbag.id}"]`);
    await expect(item.getByText('Solo officine')).toBeVisible();
  }
});

test('a part that does not fit leads to the same kind for the chosen car', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 23 });
  const [model] = (await search(page, 'query=faro'))
    .flatMap(({ models }) => models)
    .filter(({ brand }) => part.models.every((own) => own.brand.id !== brand.id));
  const car = { brand: model!.brand, model: { id: model!.id, name: model!.name } };
  await page.addInitScript((kept) => localStorage.setItem('car', kept), JSON.stringify(car));
  await gotoAlive(`/parts/${part.id}`);
  await box(page)
    .getByRole('link', { name: /^Cerca .* per la tua / })
    .click();
  await expect(page).toHaveURL((url) =>
    [
      ['category', part.category.id],
      ['brand', car.brand.id],
      ['model', car.model.id],
    ].every(([name, id]) => url.searchParams.get(String(name)) === String(id)),
  );
});
