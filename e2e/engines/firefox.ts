/** Debian's Firefox, over WebDriver BiDi, which it speaks itself. */
import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    existsSync(program)
      ? undefined
      : 'Firefox is missing: install the package firefox-esr, or set FIREFOX_PATH.',
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'it' },
    });
    return tabOf(await browser.newPage(), () => browser.close());
  },
};

async function tabOf(page: Page, close: () => Promise<void>): Promise<Driver> {
  await page.setViewport({ width: 1000, height: 800 });
  return {
    open: async (address) => void (await page.goto(address).catch(() => {})),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    openTab: async () => {
      const another = await page.browser().newPage();
      return tabOf(another, () => another.close());
    },
    close,
  };
}
