/** The photos of a part on a phone at its shelf: added, moved, taken out and put back, with the line lost on the way, and seen in the shop. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Part, PartSummary } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl } from './steps/desk.ts';
import { photoOf } from './steps/shelf.ts';
import { demoShop, takePart, type ShopPlace } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const slowMs = 1_500;
const photos = (page: Page) => page.getByRole('region', { name: /^Foto \(/ });
const press = (page: Page, name: string) => photos(page).getByRole('button', { name, exact: true }).click();

/** Goes to a part at the desk, as somebody who has just come in there. */
async function openPart(
  page: Page,
  shop: ShopPlace,
  request: APIRequestContext,
  cataloguePage: number,
): Promise<PartSummary> {
  // Tried again, it wants a part that has no photos yet.
  const part = await takePart(request, { shop, cataloguePage: cataloguePage + 10 * test.info().retry });
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${part.id}`));
  await expect(photos(page).getByText('Ancora nessuna foto.')).toBeVisible();
  return part;
}

async function choose(page: Page, ...seeds: readonly number[]): Promise<void> {
  const files = await Promise.all(
    seeds.map(async (seed) => ({
      name: `${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photoOf(seed, 0.5),
    })),
  );
  await photos(page).locator('input[type=file][multiple]').setInputFiles(files);
}

/** Where a photo lies, whatever its width. */
const placeOf = (src: string): string => src.replace(/\/\d+\.jpg$/, '');

const shownInShop = async (request: APIRequestContext, shop: ShopPlace, { id }: PartSummary) =>
  ((await (await request.get(`${shop.url}/api/parts/${id}`)).json()) as Part).images.map(({ src }) =>
    placeOf(src),
  );

async function addresses(page: Page): Promise<string[]> {
  const all = await photos(page).getByRole('img').all();
  const sources = await Promise.all(all.map((photo) => photo.getAttribute('src')));
  return sources.map((src) => placeOf(src ?? ''));
}

test('photos are added, moved, taken out and put back by buttons, the focus stays, and the shop shows them so @main', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const part = await openPart(page, shop, request, 34);
  await page.getByRole('textbox', { name: 'Note per noi' }).fill('Graffio');

  await choose(page, 1, 2, 3);
  await expect(photos(page).getByRole('img')).toHaveCount(3);
  await expect(photos(page).getByText('Aggiunte 3 foto.')).toBeVisible();
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
  await expect(photos(page).getByText('In attesa')).toHaveCount(0);
  // What was being typed beside it is still there.
  await expect(page.getByRole('textbox', { name: 'Note per noi' })).toHaveValue('Graffio');
  const [one, two, three] = (await addresses(page)) as [string, string, string];
  await expectAccessibleInBothSchemes(page);
  for (const button of await photos(page).getByRole('listitem').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(56);
  }

  await press(page, 'Sposta avanti la foto 3');
  await expect(photos(page).getByText('Adesso è la foto 2 di 3.')).toBeVisible();
  await expect(photos(page).getByRole('button', { name: 'Sposta avanti la foto 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photos(page).getByText('Adesso è la foto 1 di 3.')).toBeVisible();
  // There is nothing before it any more: another button of the same photo has the focus.
  await expect(photos(page).getByRole('button', { name: 'Sposta indietro la foto 1' })).toBeFocused();
  expect(await addresses(page)).toEqual([three, one, two]);
  await press(page, 'Metti per prima la foto 3');
  await expect.poll(() => addresses(page)).toEqual([two, three, one]);

  await press(page, 'Togli la foto 2');
  await expect(photos(page).getByText('Tolta la foto 2: ne restano 2.')).toBeVisible();
  await expect(photos(page).getByRole('button', { name: 'Rimetti la foto tolta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photos(page).getByText('Rimessa: è la foto 2.')).toBeVisible();
  await expect(photos(page).getByRole('button', { name: 'Togli la foto 2' })).toBeFocused();
  await press(page, 'Togli la foto 3');
  await expect(photos(page).getByText('Tolta la foto 3: ne restano 2.')).toBeVisible();
  await expect(photos(page).getByText('Salvato.')).toBeVisible();

  await page.reload();
  await expect(photos(page).getByRole('img')).toHaveCount(2);
  expect(await addresses(page)).toEqual([two, three]);
  await expect.poll(() => shownInShop(request, shop, part)).toEqual([two, three]);
  await page.goto(`${shop.url}/parts/${part.id}`);
  await expect(page.locator(`img[src^="${two}/"]`).first()).toBeVisible();
});

test('what is changed before the page has heard of an answer counts from that answer', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  // As on a phone that has much else to do.
  await page.addInitScript(() => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function (type: string, heard: unknown) {
      const late = (event: Event) => void setTimeout(() => (heard as (event: Event) => void)(event), 1_500);
      listen.call(this, type, late);
    };
  });
  const shop = demoShop();
  const part = await openPart(page, shop, request, 38);
  await choose(page, 1, 2, 3);
  await expect(photos(page).getByRole('img')).toHaveCount(3);
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
  const [one, two, three] = (await addresses(page)) as [string, string, string];
  await press(page, 'Togli la foto 2');
  await expect.poll(() => shownInShop(request, shop, part)).toEqual([one, three]);
  await press(page, 'Rimetti la foto tolta');
  await expect.poll(() => shownInShop(request, shop, part)).toEqual([one, two, three]);
  await press(page, 'Togli la foto 3');
  await expect.poll(() => shownInShop(request, shop, part)).toEqual([one, two]);
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
  await expect(photos(page).getByRole('img')).toHaveCount(2);
});

test('what is put back while its removal is about to be sent stays', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  // As on a phone that has much else to do: what is only read comes late.
  await page.addInitScript((pauseMs) => {
    const handler = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')!;
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
      ...handler,
      set(this: IDBRequest, heard: ((event: Event) => void) | null) {
        const isRead =
          this.transaction?.mode === 'readonly' && this.transaction.db.name === 'desk-photo-work';
        const late = (event: Event) => void setTimeout(() => heard?.(event), pauseMs);
        handler.set!.call(this, isRead && 'isSlow' in globalThis ? late : heard);
      },
    });
  }, slowMs);
  const shop = demoShop();
  const part = await openPart(page, shop, request, 41);
  await choose(page, 21, 22, 23);
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
  const [one, two] = (await addresses(page)) as [string, string];
  await page.evaluate(() => void Object.assign(globalThis, { isSlow: true }));
  await press(page, 'Togli la foto 2');
  await expect(photos(page).getByRole('button', { name: 'Rimetti la foto tolta' })).toBeVisible();
  // Of two reads before it is sent the second is under way.
  await page.waitForTimeout(1.5 * slowMs);
  await press(page, 'Rimetti la foto tolta');
  await press(page, 'Togli la foto 3');
  await expect.poll(() => shownInShop(request, shop, part)).toEqual([one, two]);
  await expect(photos(page).getByText('rifalla')).toBeHidden();
  await page.reload();
  await expect(photos(page).getByRole('img')).toHaveCount(2);
});

test('the line is lost while photos are sent: they stay on the phone, also through a reload, and go once it is back', async ({
  page,
  context,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const shop = demoShop();
  const part = await openPart(page, shop, request, 33);
  await choose(page, 11);
  await expect(photos(page).getByText('Salvato.')).toBeVisible();

  // The second photo of two breaks off, with all that comes after it.
  let count = 0;
  await context.route('**/api/desk/photos/*', (route) => {
    count += 1;
    return count === 1 ? route.continue() : route.abort();
  });
  await choose(page, 12, 13);
  await expect(photos(page).getByRole('img')).toHaveCount(3);
  await expect(photos(page).getByText(/^Non ancora salvato/)).toBeVisible();
  // What waits is moved as the others are, and what is there already is so in the shop.
  await press(page, 'Metti per prima la foto 3');
  await expect(photos(page).getByRole('listitem').first()).toContainText('In attesa');
  await expect.poll(async () => (await shownInShop(request, shop, part)).length).toBe(2);

  await page.reload();
  await expect(photos(page).getByRole('listitem')).toHaveCount(3);
  await expect(photos(page).getByRole('listitem').first()).toContainText('In attesa');
  await expect(photos(page).getByText(/^Non ancora salvato/)).toBeVisible();
  await context.unroute('**/api/desk/photos/*');
  await photos(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
  await expect(photos(page).getByText('In attesa')).toHaveCount(0);
  const atDesk = await addresses(page);
  expect(atDesk).toHaveLength(3);
  await expect.poll(() => shownInShop(request, shop, part)).toEqual(atDesk);
});

test('what is no photo, and one that only a telephone reads, are refused in words beside the field', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  await openPart(page, shop, request, 32);
  const field = photos(page).locator('input[type=file][multiple]');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
  await field.setInputFiles([
    { name: 'a.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('niente') },
  ]);
  await expect(photos(page).getByText(/formato HEIC.*Non è una foto che si legge/)).toBeVisible();
  await expect(photos(page).getByRole('listitem')).toHaveCount(0);
  await choose(page, 21);
  await expect(photos(page).getByText(/HEIC/)).toHaveCount(0);
  await expect(photos(page).getByText('Salvato.')).toBeVisible();
});
