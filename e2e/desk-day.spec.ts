/** A whole day at the yard without a terminal, and how much the hand has to do for each step of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { countHand, handWork, type HandWork } from './steps/count-hand.ts';
import { comeToDesk, deskUrl, goToRoom, paidOrder, returnedOrder, yardCode } from './steps/desk.ts';
import { photoOf, shelfHand } from './steps/shelf.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { askForPart } from './steps/requests.ts';
import { takePart } from './steps/shop.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialogIsGone = (page: Page) => expect(page.getByRole('dialog')).toBeHidden();

const pieceCount = 20;
/** Over and over: a kind is there to be pressed once it was chosen. */
const kinds = ['Faro anteriore', 'Alternatore'];

// Who has no session at the desk yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

test('pieces are listed, sold, picked, sent and taken back, and requests are answered, in so many presses', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const shop = ownShop();
  const noted = new Map<string, HandWork>();
  const note = async (step: string) => {
    noted.set(step, await handWork(page));
  };
  await comeToDesk(page, shop, 'owner');
  await countHand(page);
  await page.reload();
  await handWork(page);

  await page.getByRole('link', { name: 'Nuovo' }).click();
  const hand = shelfHand(page);
  await hand.chooseCar('ZFA16900000123456', 'Panda (169)');
  await note('a donor car');
  const photo = await photoOf(1, 1);
  for (let nth = 0; nth < pieceCount; nth += 1) {
    const kind = kinds[nth % kinds.length] ?? '';
    if (nth < kinds.length) await hand.chooseKind(kind);
    else await hand.press(kind);
    await hand.describe({
      kind,
      ...(kind === 'Alternatore' ? {} : ({ side: nth % 4 === 0 ? 'Sinistro' : 'Destro' } as const)),
      number: `51 810 ${300 + nth}`,
      price: '40,00',
      photos: [photo],
    });
    await hand.finish();
  }
  await expect(page.getByText(`0 in attesa, ${pieceCount} in vendita`)).toBeVisible();
  await note(`${pieceCount} pieces`);

  const sold = await takePart(request, { shop, cataloguePage: 1 });
  const number = await paidOrder(browser, shop, sold);
  await page.goto(deskUrl(shop));
  await handWork(page);
  await page.getByRole('link', { name: /Comincia il prelievo/ }).click();
  const piece = page.getByRole('listitem').filter({ hasText: number });
  await piece.getByRole('button', { name: /^Preso/ }).click();
  await expect(piece).toContainText('preso da Anna');
  await note('an order picked');

  await piece.getByRole('link', { name: `per ${number}` }).click();
  await button(page, 'Imballato').click();
  await expect(page.getByText('Dai il pacco al corriere')).toBeVisible();
  await button(page, /^Stampa la distinta/).click();
  await page.getByRole('combobox', { name: 'Corriere' }).selectOption('GLS');
  await page.getByRole('textbox', { name: 'Codice del pacco' }).fill('GL0123456');
  await button(page, 'Spedito').click();
  await expect(page.getByText('GLS GL0123456')).toBeVisible();
  await note('packed, its slip printed, sent');

  await returnedOrder(browser, shop, await takePart(request, { shop, cataloguePage: 2 }));
  await page.goto(deskUrl(shop));
  await handWork(page);
  await page.getByRole('link', { name: /deve arrivare/ }).click();
  await button(page, /^È arrivato/).click();
  await page.getByRole('radio', { name: /^Peggiore/ }).check();
  await page.getByRole('textbox', { name: 'Nuovo prezzo, in euro' }).fill('2,50');
  await page.getByRole('textbox', { name: 'Che cosa non va' }).fill('Staffa rotta');
  await button(page, 'Registra il reso').click();
  await dialogIsGone(page);
  await button(page, /^Rimborsa il reso/).click();
  await page.getByRole('textbox', { name: /^Quanto trattieni/ }).fill('0,50');
  await button(page, /^Rimborsa$/).click();
  await dialogIsGone(page);
  await expect(page.getByText(/ · trattenuti 0,50\s€/)).toBeVisible();
  await note('a return that came back worse');

  const offered = await takePart(request, { shop, cataloguePage: 3 });
  for (const name of ['Maria', 'Paola']) {
    const email = `${randomUUID()}@example.com`;
    await askForPart(request, shop, { fullName: name, email, message: 'Cerco questo.' });
  }
  await page.goto(deskUrl(shop));
  await handWork(page);
  for (const name of ['Maria', 'Paola']) await answer(page, name, offered);
  await note('two requests answered with a part');

  for (const [step, { presses, fields }] of noted)
    test.info().annotations.push({ type: step, description: `${presses} presses, ${fields} fields` });
  expect(Object.fromEntries(noted)).toEqual({
    'a donor car': { presses: 2, fields: 2 },
    // Four presses of one that has a side, three of one that has none; number and price are typed.
    [`${pieceCount} pieces`]: { presses: 70, fields: 42 },
    'an order picked': { presses: 2, fields: 0 },
    'packed, its slip printed, sent': { presses: 4, fields: 2 },
    'a return that came back worse': { presses: 6, fields: 3 },
    'two requests answered with a part': { presses: 8, fields: 4 },
  });
});

async function answer(page: Page, name: string, part: PartSummary): Promise<void> {
  await goToRoom(page, 'Posta');
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Risposta' }).fill('Eccolo.');
  await page.getByRole('textbox', { name: 'Numero o parole' }).fill(part.serialNumber);
  await page.keyboard.press('Enter');
  await button(page, `Aggiungi ${yardCode(part)}`).click();
  await expect(button(page, `Togli ${yardCode(part)}`)).toBeVisible();
  await button(page, 'Manda la risposta').click();
  await expect(page.getByText('risposto', { exact: true })).toBeVisible();
}
