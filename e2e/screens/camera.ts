/** Takes the pictures of a scene: one visit for each width and language, photographed in each scheme. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import { alive } from '../fixtures.ts';
import { fileOf, heights, type Scheme, type Width } from './looks.ts';
import { watchTraffic } from './quiet.ts';
import type { Remembered, Scene, Stage } from './scene.ts';
import { noon, stopClock } from './stop-clock.ts';
import { wordsOf } from './words-of.ts';

/** What is further down than this looks like what is above it. */
const lowest = 2_400;

export type Visit = {
  readonly scene: Scene;
  readonly width: Width;
  readonly locale: Locale;
  /** Dots of a screen on which a CSS pixel is more than one. */
  readonly scale?: number;
};

/** A browser of this width and language that has never been in the shop. */
export async function openContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const { width, locale, scale = 1 } = visit;
  const isPhone = width === 360;
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: locale === 'it' ? 'it-IT' : 'en-IE',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(stopClock, noon);
  return context;
}

/** Lets every page of the browser find this in its local storage. */
export async function remember(context: BrowserContext, remembered: Remembered): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, remembered);
}

/** @param url of the shop, without a slash at the end */
export async function openStage(context: BrowserContext, url: string, locale: Locale): Promise<Stage> {
  const page = await context.newPage();
  const quiet = watchTraffic(page);
  return {
    page,
    locale,
    t: wordsOf(locale),
    quiet,
    async open(path) {
      await page.goto(url + path);
      await alive(page);
      await quiet();
    },
  };
}

/** @param folder of the scene, made when absent */
export async function photograph(
  { page, quiet }: Stage,
  { scene, width, locale }: Visit,
  schemes: readonly Scheme[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await quiet();
  if (scene.isPrinted) await page.emulateMedia({ media: 'print' });
  if (!scene.isWindow) await showWhole(page, width, quiet);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    if (!scene.isWindow) await goToTop(page, quiet);
    const path = join(folder, fileOf({ width, locale, scheme }));
    await page.screenshot({ path, animations: 'disabled' });
  }
}

/** A field that took the focus was scrolled to; a bar that has scrolled looks otherwise, and needs a moment to notice. */
async function goToTop(page: Page, quiet: () => Promise<void>): Promise<void> {
  const hasScrolled = await page.evaluate(() => {
    const before = scrollY;
    scrollTo(0, 0);
    return before > 0;
  });
  if (hasScrolled) await quiet();
}

/** Makes the window as high as the page: bars that are fixed to its edges stand at the page's, and all that comes late comes. */
async function showWhole(page: Page, width: Width, quiet: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    // What was a window high for its content's sake must not grow with the window.
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { minHeight } = getComputedStyle(element);
      if (minHeight.endsWith('px') && minHeight !== '0px') element.style.minHeight = minHeight;
    }
  });
  for (let before = 0, round = 0; round < 3; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === before) return;
    before = height;
    await page.setViewportSize({ width, height: Math.min(Math.max(height, heights[width]), lowest) });
    await quiet();
  }
}
