/** A browser that keeps nothing for the shop, as its settings want it: nothing is thrown, and the page says what that means. */
import type { Page } from '@playwright/test';
import { routes } from '../domain/routes.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';

test.use({ serviceWorkers: 'allow' });

/** What a page does once it is at rest, some seconds after it came alive, asks for all that is kept as well. */
async function untilAtRest(page: Page): Promise<void> {
  await alive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/readiness-')),
  );
  await page.waitForLoadState('networkidle');
}

test('a browser that blocks all data of the shop shows it, and says what does not last', async ({ page }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 19 });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    for (const name of ['serviceWorker', 'locks', 'storage'])
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  const main = page.getByRole('main');
  for (const path of ['/', '/search?query=faro', '/request', '/contact', routes.register.path]) {
    await page.goto(path);
    await untilAtRest(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(routes.signIn.path);
  await untilAtRest(page);
  await expect(main.getByText('Il tuo browser blocca i cookie')).toBeVisible();
  await page.goto(routes.viewed.path);
  await untilAtRest(page);
  await expect(main.getByText('i pezzi che apri non si ritrovano qui')).toBeVisible();

  await page.goto(`/parts/${part.id}`);
  await untilAtRest(page);
  await main.getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await main
    .getByRole('link', { name: /Vai al carrello/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  await expect(main.getByRole('link', { name: part.name })).toBeVisible();
  await expect(main.getByText('il carrello resta finché non chiudi')).toBeVisible();
});

test('a browser that refuses its database alone searches, and promises no letter that waits', async ({
  page,
  context,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  });
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 18 });
  for (const path of [`/parts/${part.id}`, '/viewed', '/cart']) {
    await page.goto(path);
    await untilAtRest(page);
  }
  await expect(page.getByText('il carrello resta finché')).toHaveCount(0);
  await page.goto('/search');
  await untilAtRest(page);
  const overlay = page.getByRole('button', { name: 'Apri la ricerca' });
  if (await overlay.isVisible()) await overlay.click();
  await page.getByRole('combobox', { name: 'Cerca nel catalogo' }).filter({ visible: true }).fill('faro');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('faro');

  await page.goto('/contact');
  await untilAtRest(page);
  await page.getByLabel('Messaggio').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.getByText('Senza rete. Quello che scrivi resta qui')).toBeVisible();
  await expect(page.getByText('parte da sé appena torna')).toHaveCount(0);
});
