/** What the browser keeps stays within its bounds, gives way where there is no room, and is nobody's. */
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { tracesOf } from './steps/traces.ts';

test.use({ serviceWorkers: 'allow' });

test('at most 300 parts are kept, the oldest go first', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 41 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  // On another page, so that nothing asks for this part again.
  await gotoAlive('/contact');
  const others = Array.from({ length: 301 }, (_, at) => at + 1).filter((id) => id !== part.id);
  await page.evaluate(async (ids) => {
    for (let from = 0; from < ids.length; from += 20)
      await Promise.all(ids.slice(from, from + 20).map((id) => fetch(`/api/parts/${id}`)));
  }, others);
  const kept = () => page.evaluate(async () => (await (await caches.open('parts')).keys()).length);
  // The worker clears up after it has answered.
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), `/api/parts/${part.id}`))
    .toBe(false);
  await expect.poll(kept).toBe(300);
});

test('what is suggested while one types takes no place of what was looked at', async ({
  page,
  gotoAlive,
}) => {
  const { serialNumber } = await takePart(page.request, { shop: demoShop(), cataloguePage: 20 });
  const search = `/search?query=${serialNumber.replaceAll(' ', '')}`;
  await gotoAlive(search);
  await untilCached(page);
  // Each opened part has similar ones, which stand on a page of their own kind.
  await page.evaluate(() => Promise.all([1, 2, 3].map((id) => fetch(`/api/parts/${id}/similar?limit=4`))));
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('searches')).keys()).map(({ url }) => url));
  const before = await kept();
  expect(before.filter((url) => url.includes('/similar'))).toEqual([]);

  const overlay = page.getByRole('button', { name: 'Apri la ricerca' });
  if (await overlay.isVisible()) await overlay.click();
  const field = page.getByRole('combobox').filter({ visible: true }).first();
  await field.fill('');
  for (const word of ['alternatore', 'faro', 'paraurti']) {
    const asked = page.waitForResponse((answer) => answer.url().includes(`query=${word}`));
    await field.pressSequentially(word, { delay: 20 });
    await (await asked).finished();
    await field.fill('');
  }
  // What the worker would keep it would keep before this.
  await page.evaluate(() => fetch('/api/parts/count'));
  expect((await kept()).toSorted()).toEqual(before.toSorted());
});

test('a browser without room shows the shop all the same, and loses no cart', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/Quota|quota/);
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 42 });
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(shop.url).origin,
    quotaSize: 1_000,
  });
  await gotoAlive(`/parts/${part.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await gotoAlive('/search');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await gotoAlive('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();
});

test('after signing out no cache and no database holds anything about the person', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  const person = newPerson({ firstName: 'Zerbinotta', lastName: 'Quaquarini' });
  const part = await takePart(page.request, { shop, cataloguePage: 43 });
  await signIn(context, shop, person);
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  await gotoAlive('/search?query=parafango+strepitoso');
  for (const path of ['/account', '/account/personal', '/account/orders', '/account/delivery', '/']) {
    await gotoAlive(path);
  }
  await gotoAlive('/contact');
  await page.getByLabel('Messaggio').fill('Chiamatemi al capannone di Frassinelle');
  await gotoAlive('/account');
  const words = [
    person.firstName,
    person.lastName,
    person.email,
    person.phoneNumber,
    'capannone di Frassinelle',
    'strepitoso',
    `/api/parts/${part.id}`,
    part.serialNumber,
  ];
  // It is there to be found while somebody is signed in.
  expect(await tracesOf(page, ['capannone di Frassinelle', part.serialNumber])).not.toEqual([]);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => tracesOf(page, words)).toEqual([]);
});
