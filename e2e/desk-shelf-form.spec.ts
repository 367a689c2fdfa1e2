/** The form of a piece leads the hand at the shelf: to what comes next, to what is missing, back from a slip, and through a line that comes and goes. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Part } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, setUpCodes, useInvitation } from './steps/desk.ts';
import { withPhone } from './steps/phone.ts';
import { shelfHand } from './steps/shelf.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const vin = 'ZFA16900000123456';
const kindField = (page: Page) => page.getByRole('textbox', { name: 'Che pezzo è' });
const sell = (page: Page) => page.getByRole('button', { name: 'Metti in vendita' });
const scroll = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));

test('the form goes to what comes next and to what is missing, and back to a car put away by mistake', async ({
  page,
  ownShop,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = await ownShop({ seedCommand: ['demo', '--parts', '20'] });
  await comeToDesk(page, shop);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: 'Nuovo' }).click();
  const hand = shelfHand(page);
  await page.getByText('Altro di quest’auto').click();
  await page.getByRole('textbox', { name: 'Colore' }).fill('Rosso');
  await hand.chooseCar(vin, 'Panda (169)');
  await expect(kindField(page)).toBeFocused();
  await expect(kindField(page)).toBeInViewport({ ratio: 1 });

  // The trade's words: what is called so comes first.
  await kindField(page).fill('sportello');
  const offered = page.locator('form li').getByRole('button');
  await expect(offered).toHaveText([/^Portiera anteriore$/, /^Portiera posteriore$/, /./, /./, /./]);
  await kindField(page).fill('');

  await sell(page).click();
  await expect(kindField(page)).toBeFocused();
  await expect(kindField(page)).toBeInViewport({ ratio: 1 });
  await hand.chooseKind('Faro anteriore');
  await sell(page).click();
  await expect(page.getByRole('radio', { name: 'Sinistro' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Lato' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Altra auto' }).click();
  await page.getByRole('button', { name: /^Torna a Fiat Panda \(169\)/ }).click();
  await expect(page.getByText(/^Fiat Panda \(169\)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambia' })).toBeFocused();

  // Folded away and wrong: it opens.
  await hand.choose('Sinistro');
  await hand.choose('B, buono');
  await hand.type('Prezzo in euro', '45');
  await page.locator('summary').click();
  await hand.type('Quanti pezzi', '0');
  await page.locator('summary').click();
  await sell(page).click();
  await expect(page.getByRole('textbox', { name: 'Quanti pezzi' })).toBeFocused();
});

test('what fits no kind is sold under the name that was typed, with its notes', async ({
  page,
  ownShop,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = await ownShop({ seedCommand: ['demo', '--parts', '20'] });
  await comeToDesk(page, shop);
  await page.getByRole('link', { name: 'Nuovo' }).click();
  const hand = shelfHand(page);
  await hand.chooseCar(vin, 'Panda (169)');
  await kindField(page).fill('Posacenere');
  await expect(page.getByText(/^Nessun pezzo si chiama così/)).toBeVisible();
  await hand.press('Altro: Interni');
  const name = page.getByRole('textbox', { name: 'Nome del pezzo' });
  await expect(name).toHaveValue('Posacenere');
  await hand.choose('B, buono');
  await hand.type('Prezzo in euro', '45');
  await page.locator('summary').click();
  await hand.type('Note e difetti', 'Manca una vite.');
  await hand.type('Note per noi', 'Scaffale alto');
  await hand.type('Quanti pezzi', '2');
  await hand.type('Costo d’acquisto', '12,50');
  await expectAccessibleInBothSchemes(page);
  // It lies on the phone with all that was said.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note per noi' })).toHaveValue('Scaffale alto');
  await hand.finish();
  await expect(page.getByText('0 in attesa, 1 in vendita')).toBeVisible();
  const path = await page.getByRole('link', { name: 'Apri la pagina' }).getAttribute('href');
  const answer = await request.get(`${shop.url}/api/parts/${path?.split('/').at(-1)}`);
  expect((await answer.json()) as Part).toMatchObject({
    name: 'Posacenere',
    description: 'Manca una vite.',
    quantity: 2,
  });
});

test('whoever types when the line comes back goes on typing', async ({ ownShop }) => {
  test.setTimeout(300_000);
  const shop = await ownShop({ seedCommand: ['demo', '--parts', '20'] });
  await withPhone(async (phone) => {
    const page = await phone.switchOn(false);
    await useInvitation(page, shop, `${randomUUID()}@yard.example`);
    await setUpCodes(page);
    const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
    await expect.poll(() => page.evaluate(workerState)).toBe('activated');
    await page.getByRole('link', { name: 'Nuovo' }).click();
    await shelfHand(page).chooseCar(vin, 'Panda (169)');

    await phone.loseLine(true);
    await page.goto(deskUrl(shop, '/nuovo'));
    const away = page.getByText(/^Senza rete/);
    await expect(away).toBeVisible();
    await kindField(page).focus();
    await page.keyboard.type('motor');
    await expect(page.getByRole('button', { name: 'Motorino alzacristallo' })).toBeVisible();
    await page.evaluate(() => globalThis.scrollTo(0, 200));
    const before = await scroll(page);
    expect(before).toBeGreaterThan(0);
    await phone.loseLine(false);
    await expect(away).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Nuovo' })).toBeVisible();
    await expect(kindField(page)).toBeFocused();
    await page.keyboard.type('ino');
    await expect(kindField(page)).toHaveValue('motorino');
    // What was said above is gone with the line's coming back, and no more.
    expect(Math.abs((await scroll(page)) - before)).toBeLessThan(200);
  });
});
