/** Pictures of the gallery: one for each part, language and width, and one for each dialog that opens. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { locales } from '../domain/constants.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';

const widths = [360, 1280];

/** @param folder where they go; made when it is not there */
export async function takePictures(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    for (const width of widths) {
      for (const locale of locales) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.goto(`${url}?lang=${locale}`, { waitUntil: 'networkidle' });
        await forceStates(await page.context().newCDPSession(page));
        await pictureAll(page, (name) => join(folder, `${name}-${locale}-${width}.png`));
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}

/** Tells the browser which elements are under a pointer, pressed or focused: no hand can be in all places at once. */
async function forceStates(browser: CDPSession): Promise<void> {
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const all = async (nodeId: number, selector: string) =>
    (await browser.send('DOM.querySelectorAll', { nodeId, selector })).nodeIds;
  for (const specimen of await all(root.nodeId, '[data-forced]')) {
    const { attributes } = await browser.send('DOM.getAttributes', { nodeId: specimen });
    const attribute = (name: string) => attributes[attributes.indexOf(name) + 1] ?? '';
    const [nodeId] = await all(specimen, attribute('data-on'));
    if (nodeId === undefined) throw new Error(`Nothing to force: ${attribute('data-on')}`);
    const state = attribute('data-forced');
    const forcedPseudoClasses = state === 'focus-visible' ? ['focus', 'focus-visible'] : ['hover', state];
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

async function pictureAll(page: Page, fileOf: (name: string) => string): Promise<void> {
  for (const section of await page.locator('main > section').all()) {
    const name = (await section.getAttribute('id')) ?? '';
    await section.screenshot({ path: fileOf(name), animations: 'disabled' });
  }
  for (const [at, opener] of (await page.locator('#dialog figure > div > button').all()).entries()) {
    await opener.click();
    await page.screenshot({ path: fileOf(`dialog-${at + 1}`) });
    await page.keyboard.press('Escape');
  }
}
