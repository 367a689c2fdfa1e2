/** An order's page at the desk where something is in the way: no signal, somebody else was first, a piece is missing, no money has come. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  awaitedOrder,
  comeToDesk,
  deskUrl,
  garageOrder,
  paidOrder,
  shopkeeper,
  yardCode,
} from './steps/desk.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '400'] }));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

// Who has no session yet is told so by the first call, and refusals and lost lines are what is tried here.
test.beforeEach(({ allowComplaint }) =>
  allowComplaint(/401 \(Unauthorized\)|409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

test('what is missing is asked about, and a lost line and a refusal are said where the thumb is', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 640 });
  await comeToDesk(page, shop);
  const [one, other] = [
    await takePart(request, { shop, cataloguePage: 1 }),
    await takePart(request, { shop, cataloguePage: 2 }),
  ];
  const number = await paidOrder(browser, shop, one, other);
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await button(page, `Preso ${yardCode(one)}`).click();
  await expect(page.getByText('preso da Anna')).toBeVisible();

  await page.getByRole('textbox', { name: 'Codice del pacco' }).fill('0123456789');
  await button(page, 'Spedito').click();
  const question = `Manca ${yardCode(other)}: spedire lo stesso?`;
  await expect(dialog(page).getByRole('heading')).toHaveText(question);
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Prendi i pezzi dagli scaffali.')).toBeVisible();

  const line = '**/api/desk/orders/*/parcel';
  await page.route(line, (route) => route.abort('internetdisconnected'));
  await button(page, 'Spedito').click();
  await button(page, 'Sì, spedito').click();
  await expect(alert(page)).toHaveText('Nessuna connessione. Riprova quando torna la linea.');
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await page.unroute(line);

  // Meanwhile it was paid back: what is on the screen is no longer so.
  shopkeeper(shop, 'orders', 'refund', number, '--yes');
  await button(page, 'Spedito').click();
  await button(page, 'Sì, spedito').click();
  await expect(alert(page)).toHaveText('L’ordine è annullato o rimborsato: non spedire niente.');
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('rimborsato', { exact: true })).toBeVisible();
  await expect(button(page, /^Preso|^Imballato|^Spedito/)).toHaveCount(0);
});

test('each press has its sentence beside it', async ({ page, browser, request }) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 640 });
  await comeToDesk(page, shop);
  const part = await takePart(request, { shop, cataloguePage: 3 });
  const number = await paidOrder(browser, shop, part);
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  const line = '**/api/desk/orders/**';
  const lost = async (press: () => Promise<void>) => {
    await page.route(line, (route) => route.abort('internetdisconnected'));
    await press();
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await page.unroute(line);
  };
  await expect(button(page, /^Preso/)).toBeVisible();
  // What is ticked off waits for the line, and goes by itself once it is back.
  await page.route(line, (route) => route.abort('internetdisconnected'));
  await button(page, /^Preso/).click();
  await expect(page.getByText('preso, aspetta la linea')).toBeVisible();
  await page.unroute(line);
  await expect(page.getByText('preso da Anna')).toBeVisible();
  await lost(() => button(page, 'Imballato').click());
  await button(page, 'Imballato').click();
  await expect(page.getByText('Dai il pacco al corriere')).toBeVisible();
  await page.getByRole('textbox', { name: 'Codice del pacco' }).fill('0123456789');
  await button(page, 'Spedito').click();
  await expect(page.getByText(/0123456789/).first()).toBeVisible();
  await button(page, 'Arrivato').click();
  await lost(() => button(page, 'Sì, è arrivato').click());
  await button(page, 'Sì, è arrivato').click();
  await expect(page.getByText('consegnato', { exact: true })).toBeVisible();
});

test('a note stays through a reload until it is taken', async ({ page, browser, request }) => {
  const shop = ownShop();
  await comeToDesk(page, shop);
  const number = await paidOrder(browser, shop, await takePart(request, { shop, cataloguePage: 4 }));
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  const note = page.getByRole('textbox', { name: 'Nuova nota' });
  await button(page, 'Aggiungi').click();
  await expect(note).toHaveAccessibleDescription('Manca.');
  await note.fill('Chiamare prima di mezzogiorno');
  await page.reload();
  await expect(note).toHaveValue('Chiamare prima di mezzogiorno');
  await button(page, 'Aggiungi').click();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Chiamare prima di mezzogiorno')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('the packing slip names the company, and keeps a code in one piece', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await comeToDesk(page, shop);
  const part = await takePart(request, { shop, cataloguePage: 5 });
  const number = await garageOrder(browser, shop, part);
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await expect(page.getByRole('heading', { name: `Ordine ${number}` })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const slip = page.locator('article', { hasText: 'Distinta di imballaggio' });
  await expect(slip).toContainText('Officina Rossi S.r.l.');
  await expect(slip.locator('td').first()).toHaveText(yardCode(part));
  await expect(slip.locator('td').first()).toHaveCSS('text-wrap-mode', 'nowrap');
});

test('a transfer is awaited until its day, and the owner says that it has come', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const orderNumber = await awaitedOrder(browser, shop, await takePart(request, { shop, cataloguePage: 6 }));
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, `/ordini/${orderNumber}`));
  await expect(page.getByText('Si aspetta il bonifico: non preparare niente.')).toBeVisible();
  await expect(page.getByText(/^Fino a .*si annulla da solo/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Il bonifico è arrivato').click();
  await expectAccessibleInBothSchemes(page);
  await expect(dialog(page)).toContainText(orderNumber);
  await button(page, 'Sì, è arrivato').click();
  await expect(page.getByText('Prendi i pezzi dagli scaffali.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('the owner cancels an order that awaits its transfer, after a question', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const orderNumber = await awaitedOrder(browser, shop, await takePart(request, { shop, cataloguePage: 6 }));
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, `/ordini/${orderNumber}`));
  await button(page, 'Annulla l’ordine').click();
  await expect(dialog(page)).toContainText('tornano subito in vendita');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'No, tienilo').click();
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Annulla l’ordine').click();
  await button(page, 'Sì, annulla l’ordine').click();
  await expect(page.getByText('annullato', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Il bonifico è arrivato', exact: true })).toBeHidden();

  // The money comes all the same, and the pieces are still there.
  await button(page, 'Il bonifico è arrivato lo stesso').click();
  await expect(dialog(page)).toContainText('Altrimenti resta annullato');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Sì, è arrivato').click();
  await expect(page.getByText('Prendi i pezzi dagli scaffali.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('the codes of a courier’s file are read, and what is packed leaves with one press', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  const parts = [
    await takePart(request, { shop, cataloguePage: 6 }),
    await takePart(request, { shop, cataloguePage: 7 }),
  ] as const;
  const packed = await paidOrder(browser, shop, parts[0]);
  const unpicked = await paidOrder(browser, shop, parts[1]);
  await page.goto(deskUrl(shop, `/ordini/${packed}`));
  await button(page, `Preso ${yardCode(parts[0])}`).click();
  await button(page, 'Imballato').click();
  await expect(page.getByText('Dai il pacco al corriere')).toBeVisible();
  await page.goto(deskUrl(shop));
  await page.getByRole('link', { name: 'Codici dal file del corriere' }).click();

  const rows = [
    'Data;Rif. mittente;Destinatario;Peso kg;Segnacollo',
    `28/11/2026;${packed};Rossi;3,400;0172610004421001`,
    `28/11/2026;${unpicked};Bianchi;12;0172610004422001`,
    '28/11/2026;S-26-000000;"Altri; scala B";0,900;0172610004423001',
  ];
  await page.getByLabel('File del corriere').setInputFiles({
    name: 'spedizioni.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  const line = (number: string) => page.getByRole('listitem').filter({ hasText: number });
  await expect(line(packed)).toContainText('0172610004421001');
  await expect(line(unpicked)).toContainText('Da prelevare');
  await expect(line('S-26-000000')).toContainText('Non è tra gli ordini di oggi');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Segna spedito un ordine').click();
  await expect(line(packed)).toContainText('Spedito');
  await line(packed).getByRole('link').click();
  await expect(page.getByText('0172610004421001')).toBeVisible();
  await page.goto(deskUrl(shop, `/ordini/${unpicked}`));
  await expect(page.getByText('Prendi i pezzi dagli scaffali.')).toBeVisible();
});
