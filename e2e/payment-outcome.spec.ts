import { alive, expect, test } from './fixtures.ts';
import { href } from '../domain/routes.ts';
import { cards, orderShownPart, payBy } from './steps/buying.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

test('who comes back before the payment is confirmed is told so, and sees it once it is, with an empty cart', async ({
  page,
  context,
  gotoAlive,
  isMobile,
}) => {
  const shop = demoShop();
  const t = words.it;
  const part = await takePart(page.request, { shop, cataloguePage: isMobile ? 44 : 46 });
  await signIn(context, shop);
  await gotoAlive(href('it', 'part', { id: part.id }));
  const number = await orderShownPart(page, 'it');
  const payment = page.url();

  await gotoAlive(href('it', 'success', {}, { order: number }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Stiamo verificando il pagamento');
  await expect(page.getByRole('link', { name: t.onePiece })).toBeVisible();
  // Without a network nothing is claimed either, and the page goes on asking.
  await context.setOffline(true);
  await expect(page.getByText('non riusciamo a controllare')).toBeVisible();
  await expect(heading).toHaveText('Stiamo verificando il pagamento');
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto(payment);
  await payBy(other, 'it', cards.good);
  await alive(other);
  await other.close();
  await expect(heading).toHaveText(t.success);
  await expect(page.getByRole('link', { name: t.emptyCart })).toBeVisible();
});

test('without a network and an account nobody is thanked', async ({ page, context, gotoAlive }) => {
  await gotoAlive('/');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await context.setOffline(true);
  await page.goto(href('it', 'success', {}, { order: 'S-26-000000' }));
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stiamo verificando il pagamento');
});
