/** `npm run screens`: takes the picture of the README, from a shop with the demonstration parts. */
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { startShop } from './start-shop.ts';

const target = new URL('../docs/screens/shop.png', import.meta.url).pathname;

const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const desktop = await take(browser, `${shop.url}/`, { width: 1280, height: 860 });
  const found = await fetch(`${shop.url}/api/search/v2?query=faro%20panda&onlyStock=true&limit=1`);
  const { parts } = (await found.json()) as { parts: { id: number }[] };
  const phone = await take(browser, `${shop.url}/parts/${parts[0]?.id}`, { width: 390, height: 860 });

  const page = await browser.newPage({ viewport: { width: 1800, height: 940 } });
  await page.setContent(
    `<body style="margin:40px;display:flex;gap:50px;background:#d9d5ca">
      ${[desktop, phone].map((png) => `<img src="data:image/png;base64,${png}" style="border-radius:14px;height:860px">`).join('')}
    </body>`,
  );
  await page.screenshot({ path: target });
} finally {
  await browser.close();
  await shop.stop();
}

async function take(on: Browser, url: string, viewport: { width: number; height: number }): Promise<string> {
  const page = await on.newPage({ viewport, locale: 'it-IT', colorScheme: 'light' });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await page.close();
  return png.toString('base64');
}
