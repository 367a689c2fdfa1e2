/** The courtesy invoice as a person gets it: from the order, as a file. */
import { readFileSync } from 'node:fs';
import { readPdf } from '../test/read-pdf.ts';
import { expect, test } from './fixtures.ts';
import { buyWithoutScreen } from './steps/paid-order.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

test('a paid order gives its courtesy invoice as a file, and says where there is no network', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  const shop = demoShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 38 });
  const number = await buyWithoutScreen(context, shop, part);
  await gotoAlive('/account/orders');
  const order = page.getByRole('article').filter({ hasText: number });
  const button = order.getByRole('button', { name: `Scarica la copia di cortesia (PDF) ${number}` });

  const call = '**/api/orders/*/invoice';
  await page.route(call, (route) => route.abort('internetdisconnected'));
  await button.click();
  await expect(order.getByRole('alert')).toHaveText(
    'Nessuna connessione: la scarichi appena torna la linea.',
  );
  await page.unroute(call);

  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`copia-di-cortesia-${number}.pdf`);
  const { sheets } = await readPdf(readFileSync(await file.path()));
  expect(sheets[0]).toContain(number);
  expect(sheets[0]).toContain(part.serialNumber);
  await expect(order.getByRole('alert')).toHaveCount(0);
});

test('whoever orders reads that VAT is in the price of used parts', async ({ page, context, gotoAlive }) => {
  const shop = demoShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 39 });
  await gotoAlive(`/en/parts/${part.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await gotoAlive('/en/cart/checkout');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('margin scheme');
});
