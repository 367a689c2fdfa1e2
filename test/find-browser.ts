/** A Chromium for the tests that look at pages: the one that is named, the system's, Playwright's own. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell first: the same engine without a window, which starts and loads pages in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What every Chromium of the tests is started with: it also runs as root, and calls nobody on its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are as wide as on a telephone, and not rounded to whole pixels.
  '--font-render-hinting=none',
];

/**
 * Finds the browser's executable: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own.
 *
 * @throws Error with one sentence on how to get one
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`);
    return given;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  const found = candidates.find(isExecutable);
  if (!found) {
    throw new Error(
      'No browser found for the tests: install the package chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
    );
  }
  return found;
}

function isExecutable(path: string): boolean {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
