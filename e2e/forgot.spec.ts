import { alive, expect, test } from './fixtures.ts';
import { mailsTo } from './steps/outbox.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

test('a forgotten password is set anew by the link that comes by mail, once', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/400 \(Bad Request\)/);
  const shop = demoShop();
  const person = newPerson();
  await signIn(context, shop, person);
  await context.clearCookies();

  await gotoAlive('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password dimenticata?');
  // What was typed on the page before has come along.
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Manda il link' }).click();
  await expect(page.getByText(`Se c'è un account con ${person.email}`)).toBeFocused();

  const resetMails = () => mailsTo(shop, person.email).filter((mail) => mail.includes('<password-reset-'));
  await expect.poll(resetMails).toHaveLength(1);
  const [, token = ''] =
    /reset\?token=3D([\w-]{43})/.exec(resetMails()[0]?.replaceAll('=\r\n', '') ?? '') ?? [];
  expect(token).not.toBe('');

  await gotoAlive(`/auth/reset?token=${token}`);
  await page.getByLabel('Nuova password').fill('corta');
  await page.getByLabel('Ripeti la password').fill('lunga');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText('La tua password deve contenere almeno 8 caratteri!')).toBeVisible();
  await expect(page.getByText('Le passwords non corrispondono!')).toBeVisible();
  await page.getByLabel('Nuova password').fill('un cacciavite nuovo');
  await page.getByLabel('Ripeti la password').fill('un cacciavite nuovo');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi');
  await expect(page.getByText('La password è cambiata: accedi con quella nuova.')).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill('un cacciavite nuovo');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Maria');

  // The same link once more, by somebody who is signed in.
  await page.goto(`/auth/reset?token=${token}`);
  await alive(page);
  await page.getByLabel('Nuova password').fill('una terza password');
  await page.getByLabel('Ripeti la password').fill('una terza password');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText(/Questo link non vale più/)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Chiedi un nuovo link' })).toBeVisible();
});

test('without its token a link says so kindly, and tells no other page its address', async ({ page }) => {
  const answer = await page.goto('/en/auth/reset');
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await expect(page.getByText(/This link is no longer good/)).toBeVisible();
  await alive(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
});

test('somebody who is signed in has nothing to do at the door', async ({ page, context }) => {
  await signIn(context, demoShop());
  for (const path of ['/auth', '/auth?session=expired', '/auth/register', '/auth/forgot']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/account/personal');
  }
  await page.goto('/en/auth');
  expect(new URL(page.url()).pathname).toBe('/en/account/personal');
});
