/** Debian's Firefox, over WebDriver BiDi, which it speaks itself. */
import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Driver, Engine, Look } from './driver.ts';

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    existsSync(program)
      ? undefined
      : 'Firefox is missing: install the package firefox-esr, or set FIREFOX_PATH.',
  async start(look) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'it',
        // 0 is dark, 1 is light.
        'layout.css.prefers-color-scheme.content-override': look.scheme === 'dark' ? 0 : 1,
      },
    });
    return tabOf(await browser.newPage(), { look, thrown: [] }, () => browser.close());
  },
};

/**
 * What Firefox tells as an error of the page and is none: that its worker had no answer either while the shop is away, and that what
 * a page was still fetching when it was left did not come. A page that lacks something does not show what a journey looks for.
 */
const noExceptions =
  /Failed to load ‘.+ A ServiceWorker |error loading dynamically imported module|downloadable font: /;

/** What all tabs of a browser have in common. */
type Browser = { readonly look: Look; readonly thrown: string[] };

async function tabOf(page: Page, browser: Browser, close: () => Promise<void>): Promise<Driver> {
  await page.setViewport({ width: browser.look.width, height: 800 });
  page.on('pageerror', (error) => {
    if (!noExceptions.test(String(error))) browser.thrown.push(String(error));
  });
  return {
    open: async (address) => void (await page.goto(address).catch(() => {})),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    exceptions: async () => browser.thrown.splice(0),
    picture: async () => Buffer.from(await page.screenshot()),
    openTab: async () => {
      const another = await page.browser().newPage();
      return tabOf(another, browser, () => another.close());
    },
    close,
  };
}
