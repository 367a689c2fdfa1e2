import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Token } from '../domain/contract/account.ts';
import type { Address, NewAddress } from '../domain/contract/addresses.ts';
import type { Quote } from '../domain/contract/buying.ts';
import type { OrderPage } from '../domain/contract/orders.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takeAirbag, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';

const t = words.it;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const province = (page: Page) => page.getByRole('combobox', { name: t.address.province });
const total = (page: Page) => page.locator('aside dl > div').last().locator('dd');
const pressOrder = (page: Page) => page.getByRole('button', { name: t.order });

/** The first page of the catalogue for this file, which takes one for each test. */
const firstPart = 46;

/** One whose parts cost less than what goes without shipping. */
const cheapPart = 40;

/** Somebody signed in, with one part of a page in the cart. */
async function prepare(page: Page, context: BrowserContext, cataloguePage: number): Promise<void> {
  await signIn(context, demoShop());
  const { id } = await takePart(context.request, { shop: demoShop(), cataloguePage });
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([{ id, quantity: 1 }]),
  );
}

/** An address but for its province, which follows the postal code. */
async function typeHome(page: Page): Promise<void> {
  await field(page, t.address.address).fill('Via Roma 1');
  await field(page, t.address.postalCode).fill('40121');
  await field(page, t.address.city).fill('Bologna');
}

/** An address of each kind that the person stored before. */
async function storeHome(request: APIRequestContext): Promise<void> {
  const { url } = demoShop();
  const { token } = (await (await request.get(`${url}/api/auth/refresh`)).json()) as Token;
  for (const kind of ['delivery', 'billing'] as const) {
    const address = {
      kind,
      name: 'Maria Rossi',
      address: 'Via Roma 1',
      postalCode: '40121',
      city: 'Bologna',
      region: 'BO',
      country: 'IT',
      isDefault: true,
    } satisfies NewAddress;
    const answer = await request.post(`${url}/api/addresses`, {
      headers: { authorization: `Bearer ${token}` },
      data: address,
    });
    expect(answer.status()).toBe(201);
  }
}

async function acceptAll(page: Page): Promise<void> {
  for (const consent of t.consents) await page.getByRole('checkbox', { name: consent }).check();
}

/** What the shop holds of the person now. */
async function stored(request: APIRequestContext) {
  const { url } = demoShop();
  const { token } = (await (await request.get(`${url}/api/auth/refresh`)).json()) as Token;
  const headers = { authorization: `Bearer ${token}` };
  const addresses = (await (await request.get(`${url}/api/addresses`, { headers })).json()) as Address[];
  const { orders } = (await (await request.get(`${url}/api/orders`, { headers })).json()) as OrderPage;
  return { addresses, orders };
}

test('an address that is filled in is saved by the order itself, pressed twice as well as once @main', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, cheapPart);
  await gotoAlive('/cart/checkout');
  await field(page, t.address.address).fill('Via Etnea 1');
  await field(page, t.address.city).fill('Catania');
  const onMainland = await total(page).textContent();
  await field(page, t.address.postalCode).fill('95131');
  await expect(province(page)).toHaveValue('CT');
  // What the parcel to the island costs is in sight before anything is ordered.
  await expect(total(page)).not.toHaveText(onMainland ?? '');
  await acceptAll(page);
  await pressOrder(page).dblclick();
  await page.waitForURL('**/sandbox/pay/*');

  const { addresses, orders } = await stored(context.request);
  expect(addresses.map(({ kind, region }) => `${kind} ${region}`).toSorted()).toEqual([
    'billing CT',
    'delivery CT',
  ]);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.deliveryAddress.address).toBe('Via Etnea 1');
});

test('an address that is not whole is told beside its fields, with all else that is missing', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, firstPart + 1);
  await gotoAlive('/cart/checkout');
  await field(page, t.address.address).fill('Via Roma 1');
  await pressOrder(page).click();
  await expect(field(page, t.address.postalCode)).toBeFocused();
  await expect(field(page, t.address.postalCode)).toBeInViewport();
  await expect(field(page, t.address.city)).toHaveAccessibleDescription('Campo obbligatorio.');
  for (const consent of t.consents)
    await expect(page.getByRole('checkbox', { name: consent })).toHaveAttribute('aria-invalid', 'true');
  const summedUp = page.getByRole('status').filter({ hasText: 'guarda i campi segnati' });
  await expect(summedUp).toHaveText('Mancano ancora 3 punti, segnati in rosso.');
  expect(await stored(context.request)).toEqual({ addresses: [], orders: [] });

  await field(page, t.address.postalCode).fill('40121');
  await field(page, t.address.city).fill('Bologna');
  await province(page).selectOption('BO');
  await acceptAll(page);
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
  expect((await stored(context.request)).addresses).toHaveLength(2);
});

test(
  'on a phone the total stands under the title, and one press at the thumb orders without a look at the summary',
  { tag: ['@phone', '@main'] },
  async ({ page, context, gotoAlive }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await prepare(page, context, firstPart + 8);
    await storeHome(context.request);
    await gotoAlive('/cart/checkout');
    const sum = page.getByRole('link', { name: /^Il tuo ordine: 1 pezzo · .* €, spedizione compresa$/ });
    await expect(sum).toBeInViewport();
    await expect(sum).toContainText(await total(page).innerText());
    await expect(pressOrder(page)).toBeInViewport();
    await acceptAll(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(total(page)).not.toBeInViewport();
    await pressOrder(page).click();
    await page.waitForURL('**/sandbox/pay/*');
    expect((await stored(context.request)).orders).toHaveLength(1);
  },
);

test('beside the steps the button is in sight at once, also with three pieces in the summary', async ({
  page,
  context,
  gotoAlive,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(context, demoShop());
  const parts = await Promise.all(
    [0, 1, 2].map((at) => takePart(context.request, { shop: demoShop(), cataloguePage: cheapPart + at })),
  );
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify(parts.map(({ id }) => ({ id, quantity: 1 }))),
  );
  await gotoAlive('/cart/checkout');
  await expect(pressOrder(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /spedizione compresa/ })).toBeHidden();
});

test('a form that was only opened beside a chosen address asks for nothing, one that was begun does', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, firstPart + 2);
  await storeHome(context.request);
  await gotoAlive('/cart/checkout');
  await expect(page.getByRole('radio', { name: /Via Roma 1/, checked: true })).toHaveCount(2);
  await acceptAll(page);

  const add = page.getByRole('button', { name: 'Aggiungi un indirizzo' });
  await add.first().click();
  await field(page, t.address.address).fill('Via Verdi 2');
  await pressOrder(page).click();
  await expect(field(page, t.address.postalCode)).toBeFocused();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await add.first().click();
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
  const { addresses, orders } = await stored(context.request);
  expect(addresses).toHaveLength(2);
  expect(orders.map(({ deliveryAddress }) => deliveryAddress.address)).toEqual(['Via Roma 1']);
});

test('a lost answer between two addresses makes no third one', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  await prepare(page, context, firstPart + 3);
  await gotoAlive('/cart/checkout');
  await typeHome(page);
  await province(page).selectOption('BO');
  await acceptAll(page);
  await page.route('**/api/addresses', (route) =>
    route.request().postData()?.includes('billing') ? route.abort() : route.continue(),
  );
  await pressOrder(page).click();
  await expect(page.getByText('Nessuna connessione.')).toBeVisible();
  await page.unroute('**/api/addresses');
  // What says that there is no network stands above the button, and goes: nothing moves under the finger then.
  await expect(page.getByText('Senza rete')).toHaveCount(0);
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
  expect((await stored(context.request)).addresses).toHaveLength(2);
});

test('the province follows the CAP until somebody chooses one, and what was chosen survives a reload', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, firstPart + 4);
  await gotoAlive('/cart/checkout');
  await field(page, t.address.postalCode).fill('40121');
  await expect(province(page)).toHaveValue('BO');
  await field(page, t.address.postalCode).fill('20121');
  await expect(province(page)).toHaveValue('MI');
  // Shared by two provinces: nobody is corrected.
  await field(page, t.address.postalCode).fill('12071');
  await expect(province(page)).toHaveValue('MI');
  await province(page).selectOption('SV');
  await field(page, t.address.postalCode).fill('40121');
  await expect(province(page)).toHaveValue('SV');

  await page.reload();
  await expect(field(page, t.address.postalCode)).toHaveValue('40121');
  await expect(province(page)).toHaveValue('SV');
});

test('a price that moved meanwhile is told at its piece, and only the new sum is ordered', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/409 \(Conflict\)/);
  await prepare(page, context, firstPart + 5);
  let isBefore = true;
  await page.route('**/api/cart/quote*', async (route) => {
    const answer = await route.fetch();
    const quote = (await answer.json()) as Quote;
    const [line] = quote.lines;
    if (!isBefore || !line) return route.fulfill({ response: answer });
    const lines = [{ ...line, discountedPrice: line.discountedPrice - 100, lineTotal: line.lineTotal - 100 }];
    return route.fulfill({
      response: answer,
      json: { ...quote, lines, goods: quote.goods - 100, finalPrice: quote.finalPrice - 100 },
    });
  });
  await gotoAlive('/cart/checkout');
  await typeHome(page);
  await expect(province(page)).toHaveValue('BO');
  await acceptAll(page);
  const summary = page.getByRole('complementary', { name: 'Il tuo ordine' });
  await expect(summary.getByText(/Prima costava/)).toHaveCount(0);
  isBefore = false;
  await pressOrder(page).click();
  await expect(summary.getByText(/Il prezzo è cambiato nel frattempo/)).toBeVisible();
  await expect(summary.getByText(/Prima costava/)).toBeVisible();
  expect((await stored(context.request)).orders).toEqual([]);
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
});

test('who turns back from the page of the payment finds the order, and not an own piece sold', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, firstPart + 6);
  await gotoAlive('/cart/checkout');
  await typeHome(page);
  await expect(province(page)).toHaveValue('BO');
  await acceptAll(page);
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
  for (const path of ['/cart/checkout', '/cart']) {
    await gotoAlive(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/È già nel tuo ordine S-/)).toBeVisible();
    await expect(main.getByText('0,00 €')).toHaveCount(0);
    await expect(pressOrder(page)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Vai agli ordini' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Vai agli ordini' }).click();
  await expect(page.getByRole('link', { name: 'Paga adesso' })).toBeVisible();
});

test('a second address that was begun is still begun after a reload, and not once it was given up', async ({
  page,
  context,
  gotoAlive,
}) => {
  await prepare(page, context, firstPart + 7);
  await storeHome(context.request);
  await gotoAlive('/cart/checkout');
  const add = page.getByRole('button', { name: 'Aggiungi un indirizzo' }).first();
  await add.click();
  await field(page, t.address.address).fill('Via Verdi 2');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.reload();
  await expect(add).toBeVisible();
  await expect(field(page, t.address.address)).toHaveCount(0);

  await add.click();
  await field(page, t.address.address).fill('Via Bianchi 3');
  await field(page, t.address.postalCode).fill('20121');
  await field(page, t.address.city).fill('Milano');
  await expect(province(page)).toHaveValue('MI');
  await page.reload();
  await expect(field(page, t.address.address)).toHaveValue('Via Bianchi 3');
  await acceptAll(page);
  await pressOrder(page).click();
  await page.waitForURL('**/sandbox/pay/*');
  const { orders } = await stored(context.request);
  expect(orders.map(({ deliveryAddress }) => deliveryAddress.address)).toEqual(['Via Bianchi 3']);
});

test('a private person takes the safety parts out where they are refused, and the rest stays', async ({
  page,
  context,
  gotoAlive,
}) => {
  await signIn(context, demoShop());
  const airbag = await takeAirbag(context.request, demoShop());
  const other = await takePart(context.request, { shop: demoShop(), cataloguePage: cheapPart });
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([airbag, other].map(({ id }) => ({ id, quantity: 1 }))),
  );
  await gotoAlive('/cart/checkout');
  const refused = page.getByText(/per legge lo vendiamo solo ad autoriparatori/);
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Togli il pezzo di sicurezza' }).click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Prima di ordinare' })).toBeFocused();
  const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);
  expect(await cart()).toEqual([{ id: other.id, quantity: 1 }]);

  await page.getByRole('status').getByRole('button', { name: 'Annulla' }).click();
  await expect(refused).toBeVisible();
  expect(await cart()).toHaveLength(2);
});
