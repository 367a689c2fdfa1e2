/** Pieces are listed at their shelves, where there is no network: all are on sale once it is back, once each, however often the phone dies. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Part } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskPassword, deskUrl, setUpCodes, shopkeeper, useInvitation } from './steps/desk.ts';
import { withPhone, type Phone } from './steps/phone.ts';
import type { ShopPlace } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';
import { photoOf, shelfHand, type ShelfPiece } from './steps/shelf.ts';

/** How many pieces and photos: a few each time, the fifty of ten that a yard lists in a day when they are asked for. */
const pieceCount = Number(process.env['SHELF_PIECES'] ?? 6);
const photoCount = Number(process.env['SHELF_PHOTOS'] ?? 3);
const megapixels = Number(process.env['SHELF_MEGAPIXELS'] ?? 1);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const vin = 'ZFA16900000123456';
const kinds = ['Alternatore', 'Faro anteriore', 'Motorino di avviamento', 'Fanale posteriore'] as const;
const sided = new Set<string>(['Faro anteriore', 'Fanale posteriore']);

async function piece(nth: number): Promise<ShelfPiece> {
  const kind = kinds[nth % kinds.length] ?? kinds[0];
  return {
    kind,
    ...(sided.has(kind) && { side: 'Sinistro' as const }),
    number: `51 810 ${100 + nth}`,
    price: `${40 + nth},50`,
    photos: await Promise.all(
      Array.from({ length: photoCount }, (_, at) => photoOf(nth * 100 + at, megapixels)),
    ),
  };
}

test('listed without a network, the phone dying twice: all on sale after, once each @main', async ({
  ownShop,
  request,
}) => {
  test.setTimeout(300_000 + pieceCount * photoCount * 60_000);
  const shop = await ownShop({ seedCommand: ['demo', '--parts', '20'] });
  const email = `${randomUUID()}@yard.example`;
  await withPhone((phone) => listAndSend(phone, shop, email, request));
});

async function listAndSend(
  phone: Phone,
  shop: ShopPlace,
  email: string,
  request: APIRequestContext,
): Promise<void> {
  const codes: string[] = [];
  const list = async (page: Page, nth: number) => {
    const hand = shelfHand(page);
    const described = await piece(nth);
    await hand.chooseKind(described.kind);
    await hand.describe(described);
    codes.push(await hand.finish());
  };

  let page = await phone.switchOn(false);
  await useInvitation(page, shop, email);
  const { recoveryCodes } = await setUpCodes(page);
  const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expect.poll(() => page.evaluate(workerState)).toBe('activated');
  await page.getByRole('link', { name: 'Nuovo' }).click();
  // What is chosen from has come.
  await expect(page.getByRole('combobox', { name: 'Marca' }).getByRole('option')).not.toHaveCount(1);
  await phone.loseLine(true);
  await page.goto(deskUrl(shop));
  await expect(heading(page)).toHaveText('Nuovo pezzo');
  await expect(page.getByText(/^Senza rete/)).toBeVisible();
  await shelfHand(page).chooseCar(vin, 'Panda (169)');
  const half = Math.floor(pieceCount / 2);
  for (let nth = 0; nth < half; nth += 1) await list(page, nth);

  // In the middle of a piece.
  const unfinished = await piece(half);
  const hand = shelfHand(page);
  await hand.chooseKind(unfinished.kind);
  await hand.takePhotos(unfinished.photos);
  await phone.die();

  page = await phone.switchOn(true);
  await page.goto(deskUrl(shop));
  await expect(page.getByRole('button', { name: `Togli la foto ${photoCount}` })).toBeVisible();
  await expect(page.getByText('Fiat Panda (169)')).toBeVisible();
  const after = shelfHand(page);
  await after.describe({ ...unfinished, photos: [] });
  codes.push(await after.finish());
  for (let nth = half + 1; nth < pieceCount - 1; nth += 1) await list(page, nth);
  await phone.die();

  page = await phone.switchOn(true);
  await page.goto(deskUrl(shop, '/nuovo'));
  await list(page, pieceCount - 1);
  await expect(page.getByText(`${pieceCount} in attesa, 0 in vendita`)).toBeVisible();
  expect(new Set(codes).size).toBe(pieceCount);

  // The visit has ended with the phone: nothing of it is lost, and nothing goes before somebody is there.
  await phone.loseLine(false);
  await expect(page.getByText(/^La visita è finita/)).toBeVisible();
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page.getByText(/quando qualcuno entra/)).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.locator('input[type=password]').fill(deskPassword);
  await page.locator('input[type=password]').press('Enter');
  await page.getByRole('button', { name: /Ho perso/ }).click();
  await page.getByRole('textbox', { name: 'Codice di recupero' }).fill(recoveryCodes[0] ?? '');
  const began = performance.now();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`0 in attesa, ${pieceCount} in vendita`)).toBeVisible({
    timeout: 60_000 + pieceCount * photoCount * 30_000,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  test.info().annotations.push({ type: 'sent', description: `${pieceCount} pieces in ${seconds} s` });

  const links = await page.getByRole('link', { name: 'Apri la pagina' }).all();
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  expect((await request.get(`${shop.url}${paths[0]}`)).status()).toBe(200);
  const partIds = paths.map((path) => path.split('/').at(-1));
  expect(new Set(partIds).size).toBe(pieceCount);
  for (const id of partIds) {
    const part = (await (await request.get(`${shop.url}/api/parts/${id}`)).json()) as Part;
    expect(part).toMatchObject({ quantity: 1, photoCount });
    // Upright: they were taken on their side.
    const [photo] = part.images;
    expect(photo!.width).toBeLessThan(photo!.height);
  }
  const listed = JSON.parse(
    shopkeeper(shop, 'parts', 'list', '--search', 'P-', '--limit', '200', '--json'),
  ) as {
    parts: readonly { sku: string }[];
  };
  const skus = listed.parts.map(({ sku }) => sku).filter((sku) => codes.includes(sku));
  expect(skus.toSorted((one, other) => one.localeCompare(other))).toEqual(
    codes.toSorted((one, other) => one.localeCompare(other)),
  );
}

test('a second piece from the same car, one that is refused and mended, and one by keyboard', async ({
  page,
  ownShop,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)|400 \(Bad Request\)/);
  const shop = await ownShop({ seedCommand: ['demo', '--parts', '20'] });
  await comeToDesk(page, shop);
  await page.getByRole('link', { name: 'Nuovo' }).click();
  await expect(heading(page)).toHaveText('Nuovo pezzo');
  await expectAccessibleInBothSchemes(page);
  const first = shelfHand(page);
  await first.chooseCar(vin, 'Panda (169)');
  await first.chooseKind('Faro anteriore');
  await first.describe({ ...(await piece(1)), photos: [await photoOf(1, 1)] });
  await expectAccessibleInBothSchemes(page);
  const button = page.getByRole('button', { name: 'Metti in vendita' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await first.finish();
  await expect(page.getByText('0 in attesa, 1 in vendita')).toBeVisible();

  // The car and the shelf stay. Four presses, two fields, and one more press for each photo.
  const second = shelfHand(page);
  await second.press('Faro anteriore');
  await second.describe({ ...(await piece(1)), side: 'Destro', number: '51 810 269' });
  await second.finish();
  expect(second.counted).toEqual({ presses: 4, fields: 2, photos: photoCount });
  await expect(page.getByText('0 in attesa, 2 in vendita')).toBeVisible();

  // What such pieces cost here is a press away.
  await second.press('Faro anteriore');
  await expect(page.getByText(/In vendita a 41,50/)).toBeVisible();
  await second.press(/^Metti 4[12],00/);
  await second.choose('Sinistro');
  await second.choose('C, usato');
  const code = page.getByRole('textbox', { name: 'Codice interno' });
  const taken = JSON.parse(shopkeeper(shop, 'parts', 'list', '--limit', '1', '--json')) as {
    parts: readonly { sku: string }[];
  };
  await code.fill(taken.parts[0]?.sku ?? '');
  await second.press('Metti in vendita');
  await expect(page.getByText('Codice: Un altro pezzo ha già questo codice.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Correggi' }).click();
  await expect(code).toHaveAccessibleDescription(/Un altro pezzo ha già questo codice/);
  await code.fill('FARO-MIO');
  await second.press('Metti in vendita');
  await expect(page.getByText('0 in attesa, 3 in vendita')).toBeVisible();

  // Nothing said of it: what is missing stands beside each field.
  await page.getByRole('button', { name: 'Metti in vendita' }).click();
  await expect(page.getByRole('textbox', { name: 'Che pezzo è' })).toHaveAccessibleDescription(/Manca/);

  await page.getByRole('textbox', { name: 'Che pezzo è' }).focus();
  await page.keyboard.type('altern');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cambia' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 234 567');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 in attesa, 4 in vendita')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
