/** What goes wrong with an order, at the desk's screens: a part paid back, a piece that cannot be sent, a return that came back worse, a lost parcel. */
import type { Page } from '@playwright/test';
import type { OrderExceptions } from '../domain/contract/desk-exceptions.ts';
import type { Part } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, goToRoom, paidOrder, shopkeeper } from './steps/desk.ts';
import { buyWithoutScreen, giveBackWithoutScreen } from './steps/paid-order.ts';
import { signIn } from './steps/people.ts';
import { photoOf } from './steps/shelf.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

/** What is bought here is nobody else’s. */
const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** The sum in a sentence. */
const centsIn = (words: string): number => Number(words.replaceAll(/[^\d]/g, ''));

async function choosePhotos(page: Page, ...seeds: readonly number[]): Promise<void> {
  const files = await Promise.all(
    seeds.map(async (seed) => ({
      name: `${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photoOf(seed, 0.5),
    })),
  );
  await dialog(page).locator('input[type=file][multiple]').setInputFiles(files);
  await expect(dialog(page).getByRole('img')).toHaveCount(seeds.length);
}

// Who has no session yet is told so by the first call, and who would refund too much by theirs.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)|409 \(Conflict\)/));

test('a piece cannot be sent, a part of the rest is paid back, and the parcel is lost', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await comeToDesk(page, shop, 'owner');
  const [one, other] = [
    await takePart(request, { shop, cataloguePage: 1 }),
    await takePart(request, { shop, cataloguePage: 2 }),
  ];
  const number = await paidOrder(browser, shop, one, other);
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await page.getByRole('link', { name: 'Rimborsi, resi, pacco perso' }).click();
  await expect(heading(page)).toHaveText(`Rimborsi e resi, ordine ${number}`);
  await expect(heading(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  const cancel = button(page, /^Non si può spedire/).first();
  expect((await cancel.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await cancel.click();
  await expectAccessibleInBothSchemes(page);
  await dialog(page)
    .getByRole('textbox', { name: /cliente/ })
    .fill('Si è rotto smontandolo');
  await button(page, 'Togli e rimborsa').click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Annullato', { exact: true })).toBeVisible();
  await expect(page.getByText('Si è rotto smontandolo').first()).toBeVisible();

  await button(page, 'Rimborsa una parte').click();
  await expectAccessibleInBothSchemes(page);
  const amount = dialog(page).getByRole('textbox', { name: 'Quanto, in euro' });
  await amount.fill('99999');
  await button(page, /^Rimborsa$/).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('È più di quello che resta da rimborsare.');
  await amount.fill('12,345');
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await button(page, /^Rimborsa$/).click();
  await expect(amount).toHaveAccessibleDescription(/Al massimo due decimali/);
  await amount.fill('dieci');
  await button(page, /^Rimborsa$/).click();
  await expect(amount).toHaveAccessibleDescription(/Scrivi un importo/);
  // By the keyboard alone.
  await amount.fill('1,50');
  await amount.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/1,50\s€/).first()).toBeVisible();

  shopkeeper(shop, 'orders', 'ship', number, 'BRT', '0123456789');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pacco perso' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  // What will go back is named before it does: all that the page says is left.
  const left = await page.locator('dl > div').filter({ hasText: 'Resta' }).locator('dd').innerText();
  await button(page, 'Rimborsa tutto').last().click();
  await expect(dialog(page)).toContainText(`Tornano ${left} e l’ordine è chiuso.`);
  await dialog(page).getByRole('button', { name: 'Annulla' }).click();
  const again = button(page, 'È tornato: rispedisci questi');
  await again.click();
  await expect(dialog(page)).toContainText('il pacco è tornato da noi e riparte');
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('spedito', { exact: true })).toBeVisible();
  await button(page, 'Rispedisci pezzi uguali').click();
  await expect(dialog(page)).toContainText('ne parte un altro');
  await dialog(page).getByRole('button', { name: 'Annulla' }).click();
  await again.click();
  await dialog(page).getByRole('button', { name: 'Rispedisci', exact: true }).click();
  await expect(page.getByText('pagato', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pacco perso' })).toBeHidden();

  await goToRoom(page, 'Registro');
  await expect(page.getByText(/rimborsato in parte/).first()).toBeVisible();
  await expect(page.getByText(/pacco perso, da rispedire/).first()).toBeVisible();
});

test('what goes back is said for as many pieces as stay', async ({ page, browser, request }) => {
  const shop = ownShop();
  await comeToDesk(page, shop, 'owner');
  const number = await paidOrder(browser, shop, await takePart(request, { shop, cataloguePage: 1 }));
  // Two pieces of it, as far as the page knows.
  await page.route('**/exceptions', async (route) => {
    const order = (await (await route.fetch()).json()) as OrderExceptions;
    const ifKept = [
      { total: 21_900, shipping: 1_900 },
      { total: 10_000, shipping: 0 },
    ];
    const items = order.items.map((item) => ({ ...item, quantity: 2, ifKept }));
    await route.fulfill({ json: { ...order, items } });
  });
  await page.goto(deskUrl(shop, `/ordini/${number}/rimborsi`));
  await button(page, /^Non si può spedire/).click();
  await expect(dialog(page)).toContainText(/Tornano 219,00\s€, di cui 19,00\s€ di spedizione\./);
  await dialog(page)
    .getByRole('combobox', { name: /Quanti ne restano/ })
    .selectOption('1');
  await expect(dialog(page)).toContainText(/Tornano 100,00\s€\. Il cliente/);
});

test('a return came back worse: it is taken in, its price lowered, and the buyer reads what is withheld', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const part = await takePart(request, { shop, cataloguePage: 1 });
  const buyer = await browser.newContext();
  await signIn(buyer, shop);
  const number = await buyWithoutScreen(buyer, shop, part);
  shopkeeper(shop, 'orders', 'ship', number, 'BRT', '0123456789');
  shopkeeper(shop, 'orders', 'deliver', number);
  await giveBackWithoutScreen(buyer, shop, number);

  await comeToDesk(page, shop, 'owner');
  await expectAccessibleInBothSchemes(page);
  await expect(page.getByRole('link', { name: number }).first()).toContainText('recesso per 1 pezzo');
  await page.getByRole('link', { name: /deve arrivare/ }).click();
  await expect(page.getByText('Il cliente dice: Non va bene')).toBeVisible();
  await button(page, /^È arrivato/).click();
  // Nothing is said of it before somebody has looked.
  await button(page, 'Registra il reso').click();
  const how = page.getByRole('radiogroup', { name: 'Com’è' });
  await expect(how).toHaveAccessibleDescription('Guarda il pezzo e scegli com’è.');
  await expect(how.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('radio', { name: /^Peggiore/ }).check();
  await expect(how).not.toHaveAccessibleDescription(/Guarda/);
  await page.getByRole('textbox', { name: /^Dove lo metti/ }).fill('r 7');
  await expectAccessibleInBothSchemes(page);
  const [price, flaw] = [
    page.getByRole('textbox', { name: 'Nuovo prezzo, in euro' }),
    page.getByRole('textbox', { name: 'Che cosa non va' }),
  ];
  await button(page, 'Registra il reso').click();
  await expect(price).toHaveAccessibleDescription('Scrivi un importo, come 12,50.');
  await expect(flaw).toHaveAccessibleDescription(/Manca\.$/);
  await expect(price).toBeFocused();
  await price.fill('12,50');
  expect((await price.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await flaw.fill('Staffa rotta');
  await choosePhotos(page, 51, 52);
  await button(page, 'Togli la foto 1').click();
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Registra il reso').click();
  await expect(dialog(page)).toBeHidden();
  // The new piece is on sale with what was taken of it, and its code leads there.
  const again = page.getByRole('link', { name: /-R1$/ });
  const id = /\d+$/.exec((await again.getAttribute('href')) ?? '')?.[0];
  const { images } = (await (await request.get(`${shop.url}/api/parts/${id}`)).json()) as Part;
  expect(images).toHaveLength(1);
  await again.click();
  await expect(heading(page)).toHaveText(/-R1$/);
  await expect(page.getByText('r 7', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Foto (1 di 10)' }).getByRole('img')).toBeVisible();
  await page.goBack();
  // It lies there as another piece now, and has a label of its own.
  await button(page, /^Stampa etichetta di .*-R1$/).click();
  const link = dialog(page).getByRole('link', { name: 'Apri 1 etichetta' });
  await expect(link).toHaveAttribute('href', /part=\d+$/);
  expect(await link.getAttribute('href')).not.toContain(`part=${part.id}`);
  await button(page, 'Annulla').click();

  await button(page, /^Rimborsa il reso/).click();
  await expectAccessibleInBothSchemes(page);
  const withheld = page.getByRole('textbox', { name: /^Quanto trattieni/ });
  await withheld.fill('9999');
  await button(page, /^Rimborsa$/).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('È più di quello che resta da rimborsare.');
  const due = dialog(page).getByRole('status').filter({ hasText: 'Da rimborsare' });
  await withheld.fill('');
  const whole = centsIn(await due.innerText());
  await withheld.fill('0,50');
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  // What is said is what will be paid, and from then on the reason is asked for.
  expect(centsIn(await due.innerText())).toBe(whole - 50);
  await expect(dialog(page).getByText('Perché, come lo leggerà il cliente', { exact: true })).toBeVisible();
  const why = page.getByRole('textbox', { name: /^Perché/ });
  await expect(why).toHaveValue('Staffa rotta');
  await why.fill('');
  await button(page, /^Rimborsa$/).click();
  await expect(why).toHaveAccessibleDescription('Il cliente deve sapere perché.');
  await why.fill('La staffa si è rotta al montaggio');
  await button(page, /^Rimborsa$/).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/Resta 0,00\s€ · trattenuti 0,50\s€/)).toBeVisible();
  await expect(page.locator('dl').getByText(/^0,50\s€$/)).toBeVisible();

  const orders = await buyer.newPage();
  await orders.goto(`${shop.url}/account/orders`);
  await expect(
    orders.getByText(/Rimborso ridotto di 0,50\s€.*La staffa si è rotta al montaggio/),
  ).toBeVisible();
  await buyer.close();
});
