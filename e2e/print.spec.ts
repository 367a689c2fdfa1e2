import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { buyWithoutScreen } from './steps/paid-order.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

/** How many sheets a PDF has: its pages are written out one by one. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const print = (page: Page) => page.pdf({ format: 'A4', preferCSSPageSize: true });

/** Nobody sees the printer's window in a test: it stays open until the sheet is printed. */
const holdPrinter = (page: Page) => page.addInitScript(() => (globalThis.print = () => {}));

const order = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number });

async function expectNothingToPress(page: Page): Promise<void> {
  for (const pressable of await page.locator('button, nav, summary, input').all())
    await expect(pressable).toBeHidden();
}

test('of two orders the one whose button is pressed is printed, whole and with nothing to press', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  await signIn(context, shop);
  const [first, second] = await Promise.all(
    [31, 32].map((cataloguePage) => takePart(context.request, { shop, cataloguePage })),
  );
  if (!first || !second) throw new Error('Two parts are needed.');
  const other = await buyWithoutScreen(context, shop, second);
  const wanted = await buyWithoutScreen(context, shop, first);
  await holdPrinter(page);
  await gotoAlive('/account/orders');
  await page.getByRole('button', { name: `Stampa Ordine ${wanted}` }).click();

  await page.emulateMedia({ media: 'print' });
  await expect(page).toHaveTitle(`Ordine ${wanted}`);
  await expect(order(page, other)).toBeHidden();
  await expectNothingToPress(page);
  for (const words of [
    'P. IVA 01234560371',
    first.name,
    first.serialNumber,
    'Via Roma 1',
    'Pagamento con carta: pagato',
    'entro 14 giorni dalla consegna',
  ])
    await expect(order(page, wanted).getByText(words).filter({ visible: true }).first()).toBeVisible();

  expect(sheetsOf(await print(page))).toBe(1);
  // Printed: the page is as it was.
  await expect(page).toHaveTitle('I tuoi ordini · Smonto');
  await expect(order(page, other)).toBeVisible();
  expect(sheetsOf(await print(page))).toBe(2);
});

test('what is closed on the screen is open on paper', async ({ page, context, gotoAlive }) => {
  const shop = demoShop();
  await signIn(context, shop);
  await buyWithoutScreen(context, shop, await takePart(context.request, { shop, cataloguePage: 33 }));
  await gotoAlive('/en/account/orders');
  const street = page.getByText('Via Roma 1').first();
  await expect(street).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(street).toBeVisible();
});

for (const [path, words, line] of [
  ['/withdrawal', 'Stampa il modulo', 'Firma del/dei consumatore(i)'],
  ['/en/withdrawal', 'Print the form', 'Signature of consumer(s)'],
] as const) {
  test(`the withdrawal form at ${path} is one sheet by itself`, async ({ page, gotoAlive }) => {
    await holdPrinter(page);
    await gotoAlive(path);
    await page.getByRole('button', { name: words }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByText('Via dei Demolitori 12').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectNothingToPress(page);
    expect(sheetsOf(await print(page))).toBe(1);
  });
}
