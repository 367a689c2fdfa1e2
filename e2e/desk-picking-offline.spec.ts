/** Picking where there is no line: what is ticked off waits on the phone, through a reload, and is told once the line is back. */
import { chromium, type Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, paidOrder, shopkeeper } from './steps/desk.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

/** What is bought here is nobody else’s. */
const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pieceFor = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number });

test('ticked off without a line, through a reload, and told to the shop once it is back', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const shop = ownShop();
  const [taken, refused] = [
    await paidOrder(browser, shop, await takePart(request, { shop, cataloguePage: 1 })),
    await paidOrder(browser, shop, await takePart(request, { shop, cataloguePage: 2 })),
  ];
  // A phone of its own: its service worker opens the desk without a network.
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'smonto-picking-')), {
    executablePath: findBrowser(),
    args: browserFlags,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await comeToDesk(page, shop);
    await page.goto(deskUrl(shop, '/prelievo'));
    await expect(pieceFor(page, taken)).toBeVisible();
    const link = pieceFor(page, taken).getByRole('link', { name: `per ${taken}` });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await context.setOffline(true);
    await pieceFor(page, taken)
      .getByRole('button', { name: /^Preso/ })
      .click();
    await expect(pieceFor(page, taken)).toContainText('preso, aspetta la linea');
    await expect(page.getByText(/^Un pezzo segnato aspetta la linea/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    await page.reload();
    await expect(heading(page)).toHaveText('Prelievo');
    await pieceFor(page, refused)
      .getByRole('button', { name: /^Manca o è rotto/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Per dirlo serve la linea.');
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByText(/^Senza linea: questo è l’elenco di .* fa\.$/)).toBeVisible();
    await expect(pieceFor(page, taken)).toContainText('preso, aspetta la linea');
    await pieceFor(page, refused)
      .getByRole('button', { name: /^Preso/ })
      .click();
    await expect(page.getByText(/^2 pezzi segnati aspettano la linea/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    // Meanwhile one of the orders is paid back.
    shopkeeper(shop, 'orders', 'refund', refused, '--yes');
    await context.setOffline(false);
    await expect(pieceFor(page, taken)).toContainText('preso da Anna');
    await expect(pieceFor(page, refused)).toBeHidden();
    const notice = page.getByRole('alert').filter({ hasText: refused });
    await expect(notice).toContainText('annullato o rimborsato');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Ho letto' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByText(/aspetta(no)? la linea/)).toBeHidden();
    await page.reload();
    await expect(pieceFor(page, taken)).toContainText('preso da Anna');

    // On the order's own page a press waits as well, and its next step follows once the shop has it.
    await page.goto(deskUrl(shop, `/ordini/${taken}`));
    await expect(page.getByText('preso da Anna')).toBeVisible();
    const pack = page.getByRole('button', { name: 'Imballato', exact: true });
    await expect(pack).toBeEnabled();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Rimetti a posto/ }).click();
    await expect(page.getByText('rimesso, aspetta la linea')).toBeVisible();
    await expect(page.getByText(/^Un pezzo segnato aspetta la linea/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await context.setOffline(false);
    await expect(page.getByText(/aspetta(no)? la linea/)).toHaveCount(0);
    await expect(pack).toBeDisabled();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Preso/ }).click();
    await expect(page.getByText('preso, aspetta la linea')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('preso da Anna')).toBeVisible();
    await expect(pack).toBeEnabled();
    await page.goto(deskUrl(shop, '/prelievo'));

    // Whoever leaves leaves no list behind.
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await context.setOffline(true);
    await page.goto(deskUrl(shop, '/prelievo'));
    await expect(heading(page)).toHaveText('Nuovo pezzo');
  } finally {
    await context.close();
  }
});
