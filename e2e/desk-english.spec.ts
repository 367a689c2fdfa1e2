/** Every page of the desk in English, opened by its address: sound in light and in dark. */
import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { deskUrl, garageOrder, returnedOrder, setUpCodes, useInvitation, yardCode } from './steps/desk.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('every page of an owner’s desk', async ({ page, browser, request, allowComplaint }, { project }) => {
  // Who has no session yet is told so by the first call.
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const [bought, returned] = await Promise.all(
    (project.name === 'phone' ? [30, 31] : [32, 33]).map((cataloguePage) =>
      takePart(request, { shop, cataloguePage }),
    ),
  );
  const order = await garageOrder(browser, shop, bought!);
  const over = await returnedOrder(browser, shop, returned!);
  const asked = await request.post(`${shop.url}/api/contact`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { fullName: 'Jane Smith', email: `${randomUUID()}@example.com`, message: 'Are you open?' },
  });
  expect(asked.status()).toBe(202);

  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', 'owner', '--language', 'en');
  await setUpCodes(page);
  const pages: readonly (readonly [path: string, heading: string])[] = [
    ['', 'Today’s orders'],
    [`/ordini/${order}`, `Order ${order}`],
    [`/ordini/${over}/rimborsi`, `Refunds and returns, order ${over}`],
    ['/prelievo', 'Picking'],
    ['/nuovo', 'New piece'],
    ['/magazzino', 'Pieces'],
    ['/magazzino/fermi', 'Here longest'],
    ['/magazzino/cercati', 'Looked for and not found'],
    ['/magazzino/prezzi', 'Change prices'],
    [`/magazzino/${returned!.id}`, yardCode(returned!)],
    ['/posti', 'Places'],
    ['/posta', 'Requests and messages'],
    ['/cifre', 'Figures'],
    ['/documenti', 'Papers'],
    ['/documenti/corrispettivi', 'Takings'],
    [`/documenti/ordini/${order}`, `Papers, order ${order}`],
    ['/canali', 'Sales channels'],
    ['/persone', 'People'],
    ['/registro', 'Log'],
    ['/io', 'Me'],
    ['/altro', 'More'],
  ];
  for (const [path, heading] of pages) {
    await page.goto(deskUrl(shop, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessibleInBothSchemes(page);
  }
});
