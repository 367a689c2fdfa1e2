import { alive, expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop opens without a network once it has been visited, and says what it cannot show', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await gotoAlive('/');
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');

  await page.goto('/parts/1');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nessuna connessione');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(
    page.getByRole('button', { name: 'Aggiungi al carrello' }).or(page.getByText('Venduto')).first(),
  ).toBeVisible();
});

test('a document is never answered with the shell', async ({ page, gotoAlive, allowComplaint }) => {
  await gotoAlive('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answer = await page.request.get('/documents/missing.pdf');
  expect(answer.status()).toBe(404);
  allowComplaint(/404/);
  const fromPage = await page.evaluate(async () =>
    (await fetch('/documents/missing.pdf')).headers.get('content-type'),
  );
  expect(fromPage).toContain('problem+json');
});
