/** What helps somebody to decide: all of it at the top of a part's page, somebody to ask, days, their own car, and what else fits. */
import type { Page } from '@playwright/test';
import type { Part, PartSummary } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessible } from './steps/soundness.ts';

const search = async (page: Page, query: string): Promise<readonly PartSummary[]> =>
  ((await (await page.request.get(`/api/search/v2?limit=60&${query}`)).json()) as SearchResult).parts;
const idOf = (part: PartSummary | undefined): number => part?.id ?? 0;
const chip = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

/** A part of one side for a known car, by itself for the test that asks. */
async function takeLamp(page: Page, nth: number): Promise<PartSummary> {
  const lamps = await search(page, 'query=faro+anteriore+sinistro&onlyStock=true');
  const lamp = lamps.filter(({ fits, models }) => fits.length > 0 && models.length > 0)[nth];
  if (!lamp) throw new Error('The demonstration has no such lamp.');
  return lamp;
}

async function rememberCar(page: Page, part: PartSummary, year: number | null = part.year): Promise<void> {
  const [model] = part.models;
  const car = { brand: model?.brand, model: { id: model?.id, name: model?.name }, year: year ?? undefined };
  await page.addInitScript((kept) => localStorage.setItem('car', kept), JSON.stringify(car));
}

test('name, car, grade, price, the way into the cart and somebody to ask are seen without scrolling @main', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  const part = await takeLamp(page, 0);
  await gotoAlive(`/parts/${part.id}`);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Aggiungi al carrello', exact: true });
  const seen = [
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^\S.* \(.*\).*· .*km$/).first(),
    main.getByRole('link', { name: /^[ABC]\s*(come nuovo|buono|usato sano)$/ }),
    main.getByText('Disponibile, pezzo unico'),
    main.getByRole('button', { name: /^Numero originale .* Copia il numero$/ }),
    main.getByRole('region', { name: 'La tua auto' }),
    main.getByRole('button', { name: "Scegli l'auto" }),
    main.getByRole('button', { name: 'Con il numero' }),
    main.getByRole('button', { name: 'Con il telaio' }),
    main.getByRole('link', { name: /Scrivici$/ }),
    main.getByRole('link', { name: 'Chiedi una foto' }),
    main.getByRole('button', { name: 'Condividi' }),
  ];
  await expect(button).toBeInViewport({ ratio: 1 });
  // On a phone the button is a bar at the thumb, and nothing of this lies under it.
  const floor = isMobile ? (await button.boundingBox())!.y : 800;
  for (const each of seen) {
    await expect(each).toBeVisible();
    const box = (await each.boundingBox())!;
    expect(box.y + box.height, String(each)).toBeLessThanOrEqual(floor);
  }
  await expect(main.getByRole('link', { name: 'Chiedi una foto' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${part.id}`),
  );
  await main.getByRole('link', { name: /^[ABC]\s/ }).click();
  await expect(main.getByRole('heading', { name: "Com'è" })).toBeInViewport();
});

test('how it was tried has a line of its own in the first screen, and a sentence where the grade leads', async ({
  page,
  gotoAlive,
}) => {
  const found = await search(page, 'query=alternatore&onlyStock=true');
  const parts = await Promise.all(
    found.map(async ({ id }) => (await (await page.request.get(`/api/parts/${id}`)).json()) as Part),
  );
  const main = page.getByRole('main');
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoAlive(`/parts/${idOf(parts.find(({ tested }) => tested === 'bench'))}`);
    const button = main.getByRole('button', { name: 'Aggiungi al carrello', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const tried = main.getByText('Provato al banco', { exact: true });
    await expect(tried).toBeInViewport({ ratio: 1 });
    const [top, floor] = [(await tried.boundingBox())!, (await button.boundingBox())!.y];
    expect(top.y + top.height).toBeLessThanOrEqual(floor);
    await main.getByRole('link', { name: /^[ABC]\s/ }).click();
    await expect(main.getByText('Provato al banco dopo lo smontaggio.')).toBeInViewport();
  }
  await gotoAlive(`/parts/${idOf(parts.find(({ tested }) => tested === 'untested'))}`);
  await expect(main.getByText(/^Non provato: se non va, lo rendi entro 14 giorni/)).toBeAttached();
  await gotoAlive(`/parts/${idOf(parts.find(({ tested }) => tested === null))}`);
  await expect(main.getByRole('link', { name: /^[ABC]\s*(come nuovo|buono|usato sano)$/ })).toBeVisible();
});

test('the number is copied by a press; part and cart are sent with number, grade, price, car and link', async ({
  page,
  context,
  gotoAlive,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Where there is nothing to share with, it is copied.
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'));
  const part = await takeLamp(page, 1);
  await gotoAlive(`/parts/${part.id}`);
  const main = page.getByRole('main');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await main.getByRole('button', { name: 'Copia il numero' }).click();
  await expect.poll(copied).toBe(part.serialNumber);

  const offered = [part.serialNumber, `${part.condition}, `, part.models[0]?.name ?? '', `/parts/${part.id}`];
  await main.getByRole('button', { name: 'Condividi' }).click();
  await expect(page.getByText('Copiato: ora incollalo dove vuoi.')).toBeVisible();
  for (const each of offered) expect(await copied()).toContain(each);
  expect(await copied()).toMatch(/\d,\d\d\s€/);

  await page.evaluate((id) => localStorage.setItem('cart', JSON.stringify([{ id, quantity: 1 }])), part.id);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await gotoAlive('/cart');
  await main.getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(copied).toContain(`/parts/${part.id}`);
  for (const each of offered) expect(await copied()).toContain(each);
});

test('days are promised by the clock and the province, and each promise says more in a sheet', async ({
  page,
  gotoAlive,
}) => {
  const part = await takeLamp(page, 2);
  await gotoAlive(`/parts/${part.id}`);
  const main = page.getByRole('main');
  const arriving = main.getByRole('button', { name: /^(Arriva|Da te) .*se ordini entro le 12 di / });
  await expect(arriving).toBeVisible();
  await arriving.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Consegna' });
  await expect(sheet.getByRole('status')).toHaveText(/^Ordina entro le 12.*: arriva .*\. Nelle isole /);
  await sheet.getByLabel('Provincia di consegna').selectOption('BO');
  await expect(sheet.getByRole('status')).toHaveText(/^Ordina entro le 12.*: arriva \S+ \d+\.$/);
  await sheet.getByRole('button', { name: 'Chiudi' }).click();
  await expect(arriving).toBeFocused();
  await page.reload();
  await alive(page);
  await expect(main.getByRole('button', { name: /^(Arriva|Da te) \S+ \d+ ?se ordini/ })).toBeVisible();

  const { shipping, discountedPrice } = (await (
    await page.request.get(`/api/parts/${part.id}`)
  ).json()) as Part;
  const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
  await main
    .getByRole('button', {
      name: shipping.mainland
        ? `Spedizione ${euros(shipping.mainland)} gratuita con altri ${euros(10_001 - discountedPrice)} di pezzi`
        : 'Spedizione gratuita in tutta Italia',
    })
    .click();
  await expect(page.getByRole('dialog', { name: 'Spedizione' })).toContainText(/Italia|isole/);
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: 'Ritiro gratis a Bologna' }).click();
  await expect(page.getByRole('dialog', { name: 'Ritiro in sede' })).toContainText('lo teniamo 14 giorni');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /^Reso entro/ }).click();
  await expect(page.getByRole('dialog', { name: 'Reso' })).toContainText('La restituzione è a tuo carico.');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /mesi di garanzia/ }).click();
  const warranty = page.getByRole('dialog', { name: 'Garanzia' });
  await expect(warranty).toContainText('rispondiamo dei difetti');
  await expectAccessible(page);
});

test('the chosen car stands over every page, and part, cards and request say what it means to them @main', async ({
  page,
  gotoAlive,
}) => {
  const part = await takeLamp(page, 3);
  const [model] = part.models;
  await rememberCar(page, part);
  await gotoAlive(`/parts/${part.id}`);
  // The words that are seen, in one piece: whoever speaks to the browser says those.
  const plain = model?.name.replace(/ \(.*\)$/, '');
  await expect(chip(page, `La tua auto: ${model?.brand.name} ${plain} ${part.year}. Cambia`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'La tua auto' }).getByRole('status')).toHaveText(
    /^Va bene per la tua .* Stesso modello, stesso anno\./,
  );

  await gotoAlive(`/search?model=${model?.id}&brand=${model?.brand.id}`);
  await expect(page.getByRole('article').getByText(`Va bene per la tua ${plain}`).first()).toBeVisible();

  await gotoAlive('/request');
  await expect(page.getByLabel("Modello dell'auto")).toHaveValue(model?.name ?? '');

  await chip(page, /^La tua auto/).click();
  await page
    .getByRole('dialog', { name: 'La tua auto' })
    .getByRole('button', { name: "Togli l'auto" })
    .click();
  await expect(chip(page, 'Scegli la tua auto')).toBeFocused();
  await expectAccessible(page);
});

test('for a known car the home page begins with what there is for it', async ({ page, gotoAlive }) => {
  const panda = (await search(page, 'query=panda&onlyStock=true')).find(
    ({ models }) => models[0]?.name === 'Panda (169)',
  );
  await gotoAlive('/');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });
  await expect(heading('Appena smontati')).toBeVisible();
  await rememberCar(page, panda!, null);
  await gotoAlive('/');
  await expect(heading('Per la tua Panda')).toBeVisible();
  await expect(heading('Appena smontati')).toBeHidden();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByText(/^(Va bene per la tua Panda|Per Panda: controlla il motore)$/)).toHaveCount(
    await cards.count(),
  );
  await page.getByRole('link', { name: /^Mostra tutti: \d+ pezzi$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Panda');
});

test('beside the button stands whether it fits, and one that may not is no call to buy', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  const part = await takeLamp(page, 5);
  const other = (await search(page, 'query=paraurti+smart')).find(
    ({ models }) => models[0]?.brand.name !== part.models[0]?.brand.name,
  );
  const bar = page.getByText(isMobile ? 'Forse non va bene' : /non è tra le auto indicate/);
  const button = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello', exact: true });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await gotoAlive(`/parts/${part.id}`);
  const signal = await ground();
  await rememberCar(page, other!);
  await gotoAlive(`/parts/${part.id}`);
  await expect(bar).toBeVisible();
  expect(await ground()).not.toBe(signal);
});

test('what is made for an engine is promised to no model and year, but tells its engine and stays for sale', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  const starters = await search(page, 'query=motorino+avviamento&onlyStock=true');
  const starter = starters.find(({ models, year }) => models.length > 0 && year !== null);
  await gotoAlive(`/parts/${idOf(starter)}`);
  const button = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello', exact: true });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const signal = await ground();
  await rememberCar(page, starter!);
  await gotoAlive(`/parts/${idOf(starter)}`);
  const mine = page.getByRole('region', { name: 'La tua auto' });
  const { car } = (await (await page.request.get(`/api/parts/${idOf(starter)}`)).json()) as Part;
  await expect(mine.getByRole('status')).toHaveText(
    /^Per la tua .*: controlla che il motore sia lo stesso\. L'auto da cui viene: \S/,
  );
  await expect(mine.getByRole('status')).toContainText(car!.engineCode!);
  const bar = button.locator('..');
  if (isMobile) await expect(bar).toContainText(/Per .*: controlla il motore/);
  await expect(bar).not.toContainText('Va bene');
  expect(await ground()).toBe(signal);
  await expectAccessible(page);

  await mine.getByRole('button', { name: 'Confronta il numero' }).click();
  await mine.getByLabel('Numero sul tuo pezzo').fill(starter!.serialNumber);
  await page.keyboard.press('Enter');
  await expect(mine.getByRole('status')).toContainText('Stesso numero originale');
  await gotoAlive(`/parts/${idOf(starter)}`);
  await expect(mine.getByRole('status')).toHaveText(/^Va bene per la tua .*Stesso numero originale/);
});

test('what travels on a pallet says so under its price', async ({ page, gotoAlive }) => {
  const [bumper] = await search(page, 'query=paraurti+anteriore&onlyStock=true');
  await gotoAlive(`/parts/${idOf(bumper)}`);
  await expect(page.getByText('Più 75,00 € per la consegna su bancale:')).toBeVisible();
});

test('a number that was searched for is why a part fits, whatever the car', async ({ page, gotoAlive }) => {
  const part = await takeLamp(page, 4);
  await gotoAlive(`/parts/${part.id}`);
  const said = page.getByRole('region', { name: 'La tua auto' }).getByRole('status');
  await expect(said).toHaveText('Va bene per la tua auto?');
  await gotoAlive('/');
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill(part.serialNumber.replaceAll(' ', ''));
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“');
  await gotoAlive(`/parts/${part.id}`);
  await expect(said).toHaveText('Stesso numero originale che hai cercato.');
});

test('a car that a vehicle’s number names becomes the chosen one, unless another was chosen', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/search?query=ZFA16900001284563');
  await expect(page.getByText(/^Dal telaio leggiamo: Fiat Panda/)).toBeVisible();
  await expect(chip(page, /^La tua auto: Fiat Panda/)).toBeVisible();
});

test('parts are looked at as a list, which the browser remembers', async ({ page, gotoAlive }) => {
  await gotoAlive('/search?query=faro');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('button', { name: 'Elenco' }).click();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await alive(page);
  await expect(main.getByRole('button', { name: 'Elenco' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('article')).toHaveCount(0);
  await main
    .getByRole('listitem')
    .getByRole('button', { name: /^Aggiungi al carrello/ })
    .first()
    .click();
  await expect(main.getByRole('link', { name: /^Nel carrello/ })).toHaveCount(1);
  await main.getByRole('button', { name: 'Schede' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('what was found begins near the top', async ({ page, gotoAlive, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  await gotoAlive('/search');
  const first = await page.getByRole('article').first().boundingBox();
  expect(first!.y).toBeLessThanOrEqual(isMobile ? 247 : 210);
});

test('a sold part leads with what replaces it, or with the offer to look for it', async ({
  page,
  gotoAlive,
}) => {
  // They come last.
  const pages = await Promise.all([1, 2, 3].map((nth) => search(page, `query=faro&page=${nth}`)));
  const sold = pages.flat().filter(({ quantity }) => quantity === 0);
  const replaced: number[] = [];
  const missed: number[] = [];
  for (const { id } of sold) {
    const similar = (await (await page.request.get(`/api/parts/${id}/similar`)).json()) as PartSummary[];
    (similar.length > 0 ? replaced : missed).push(id);
  }
  const main = page.getByRole('main');
  await gotoAlive(`/parts/${replaced[0]}`);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Alternative disponibili');
  // A line each: several are seen at once, also on a phone.
  const section = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Alternative disponibili' }) });
  await expect(section.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(section.getByRole('article')).toHaveCount(0);
  // Strict: were there two, this would fail.
  const how = main.getByRole('heading', { level: 2, name: /^Com'/ });
  await expect(how).toHaveText("Com'era");
  const [instead, was] = [await section.boundingBox(), await how.boundingBox()];
  expect(was!.y).toBeGreaterThan(instead!.y + instead!.height);
  await gotoAlive(`/parts/${missed[0]}`);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Te lo cerchiamo noi');
  await main.getByRole('link', { name: 'Chiedi a noi' }).click();
  await expect(page).toHaveURL(new RegExp(`/request/?\\?part=${missed[0]}$`));
});

test('all that the donor car gave is shown on demand', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 23 });
  const parts = (await (
    await page.request.get(`/api/parts/${part.id}/same-car?limit=60`)
  ).json()) as PartSummary[];
  expect(parts.length).toBeGreaterThan(6);
  await gotoAlive(`/parts/${part.id}`);
  const lines = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Dalla stessa auto' }) })
    .getByRole('listitem');
  await expect(lines).toHaveCount(6);
  await page.getByRole('button', { name: `Mostra tutti: ${parts.length} pezzi` }).click();
  await expect(lines).toHaveCount(parts.length);
  expect(idOf(parts[0])).not.toBe(part.id);
});
