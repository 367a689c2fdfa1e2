/** The cart of somebody signed in lies with the account too: a browser that loses its storage gets it back, and two devices share it. */
import type { BrowserContext, Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);
const ids = async (page: Page) =>
  ((await stored(page)) as { id: number }[]).map(({ id }) => id).toSorted((one, other) => one - other);

/** Puts a part into the cart as its page does, and waits until the account has it. */
async function putIn(page: Page, id: number): Promise<void> {
  await page.goto(`/parts/${id}`);
  await alive(page);
  const isKept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/cart') && answer.request().method() === 'PUT',
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Aggiungi al carrello', exact: true })
    .first()
    .click();
  await isKept;
}

const signInAs = async (context: BrowserContext, person: { email: string; password: string }) => {
  const { email, password } = person;
  const answer = await context.request.post(`${demoShop().url}/api/auth/signin`, {
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
};

test('a browser that has lost its storage gets the cart of the account back', async ({ page, context }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 24 });
  await signIn(context, demoShop());
  await putIn(page, part.id);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: part.name }).first()).toBeVisible();
  expect(await stored(page)).toEqual([{ id: part.id, quantity: 1 }]);
});

test('what lay in the cart of a guest comes to what the account has, and what is taken out goes on every device', async ({
  page,
  context,
  browser,
}) => {
  const shop = demoShop();
  const [first, second] = [
    await takePart(page.request, { shop, cataloguePage: 25 }),
    await takePart(page.request, { shop, cataloguePage: 26 }),
  ];
  const person = newPerson();
  await signIn(context, shop, person);
  await putIn(page, first.id);

  const other = await browser.newContext({ baseURL: shop.url, locale: 'it-IT', serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await elsewhere.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([{ id: second.id, quantity: 1 }]),
  );
  await signInAs(other, person);
  await elsewhere.goto('/cart');
  await expect
    .poll(() => ids(elsewhere))
    .toEqual([first.id, second.id].toSorted((one, other) => one - other));

  await page.goto('/cart');
  await expect.poll(() => ids(page)).toEqual([first.id, second.id].toSorted((one, other) => one - other));
  const isKept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: `Togli: ${first.name}` }).click();
  await isKept;
  await elsewhere.goto('/cart');
  await expect.poll(() => ids(elsewhere)).toEqual([second.id]);
  await other.close();
});

test('signing out leaves the cart, and nothing of whose it was', async ({ page, context }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 27 });
  await signIn(context, demoShop());
  await putIn(page, part.id);
  await page.goto('/account');
  await alive(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account-cart'))).not.toBeNull();
  await page.getByRole('button', { name: 'Esci' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account-cart'))).toBeNull();
  expect(await stored(page)).toEqual([{ id: part.id, quantity: 1 }]);
});
