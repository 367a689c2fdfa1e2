/** A safety part from the garage's checkout to the desk: which car it is for is asked, and nothing is picked before somebody has looked. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { href } from '../domain/routes.ts';
import { expect, test } from './fixtures.ts';
import { addAddress, cards, payBy } from './steps/buying.ts';
import { comeToDesk, deskUrl, garageOrder, setUpCodes, useInvitation } from './steps/desk.ts';
import { newGarage, signIn } from './steps/people.ts';
import { demoShop, takeAirbag } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';
import { words } from './steps/words.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

// Who has no session yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

test('a garage says for which car, the desk looks, and only then is anything picked', async ({
  page,
  browser,
  request,
  gotoAlive,
}, { project }) => {
  const t = words.it;
  const shop = demoShop();
  const isPhone = project.name === 'phone';
  const airbag = await takeAirbag(request, shop, isPhone ? 1 : 0);
  await signIn(page.context(), shop, newGarage());
  await gotoAlive(href('it', 'part', { id: airbag.id }));
  await expect(page.getByRole('heading', { name: 'Merce pericolosa' })).toBeVisible();
  await button(page, 'Aggiungi come officina').click();
  await page.getByRole('link', { name: t.onePiece }).click();
  await page.getByRole('link', { name: t.goToCheckout }).click();
  await addAddress(page, 'it');
  for (const consent of t.consents) await page.getByRole('checkbox', { name: consent }).check();
  await page.getByRole('textbox', { name: /iscrizione come autoriparatore/ }).fill('BO-12345');
  const plate = page.getByRole('textbox', { name: /Targa/ });
  await expect(plate).toHaveAccessibleDescription(/prima di spedire/);
  await button(page, t.order).click();
  await expect(plate).toBeFocused();
  await plate.fill('ab 123 cd');
  await button(page, t.order).click();
  await page.waitForURL('**/sandbox/pay/*');
  const number = await payBy(page, 'it', cards.good);

  const desk = await browser.newPage();
  await useInvitation(desk, shop, `${randomUUID()}@yard.example`);
  await setUpCodes(desk);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { name: 'Chi compra il pezzo di sicurezza' })).toBeVisible();
  await expect(desk.getByText('AB123CD', { exact: true })).toBeVisible();
  await expect(button(desk, /^Preso/)).toHaveCount(0);
  await expect(button(desk, 'Non si può vendere')).toHaveCount(0);
  await expectAccessibleInBothSchemes(desk);
  const pass = button(desk, 'Controllato: può partire');
  expect((await pass.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  // One press asks, beside what is decided by; the second does it.
  await pass.click();
  const asked = desk.getByRole('dialog');
  await expect(asked).toContainText(/Ditta[^]*Partita IVA[^]*AB123CD/);
  await expectAccessibleInBothSchemes(desk);
  await button(desk, 'Annulla').click();
  await expect(asked).toBeHidden();
  await expect(desk.getByText(/Controllato da Anna/)).toBeHidden();
  await pass.click();
  await asked.getByRole('textbox', { name: /controllato/ }).fill('Visura vista');
  await button(desk, 'Sì, può partire').click();
  await expect(asked).toBeHidden();
  await expect(desk.getByText(/Controllato da Anna/)).toBeVisible();
  await expect(desk.getByText('Nota: Visura vista')).toBeVisible();
  await expect(button(desk, /^Preso/)).toBeVisible();
  const couriers = desk.getByRole('combobox', { name: 'Corriere' }).getByRole('option');
  await expect(couriers).toHaveText(['BRT', 'DHL', 'UPS']);
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('article', { includeHidden: true })).toContainText(
    /Merce pericolosa[^]*UN 3268/,
  );
  await desk.close();
});

test('the owner does not sell it: the buyer reads why, and the money goes back', async ({
  page,
  browser,
  request,
}, { project }) => {
  const shop = demoShop();
  const airbag = await takeAirbag(request, shop, project.name === 'phone' ? 3 : 2);
  const number = await garageOrder(browser, shop, airbag);
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await button(page, 'Non si può vendere').click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('textbox').fill('L’iscrizione non risulta');
  await button(page, 'Togli e rimborsa').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Non venduto: Anna/)).toBeVisible();
  await expect(page.getByText('Il cliente ha letto: L’iscrizione non risulta')).toBeVisible();
  // One word for it here and with its refunds.
  await expect(page.getByText('Annullato', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chi compra il pezzo di sicurezza' })).toHaveCSS(
    'border-top-style',
    'solid',
  );
  await expect(page.getByText('rimborsato', { exact: true }).first()).toBeVisible();
});
