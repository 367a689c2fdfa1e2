/** A phone of the yard: what lies on it stays when it dies, and its line comes and goes. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../test/find-browser.ts';

export type Phone = {
  switchOn(offline: boolean): Promise<Page>;
  loseLine(isLost: boolean): Promise<void>;
  die(): Promise<void>;
};

/** A phone with all that lies on it; it can die and be switched on again. */
export async function withPhone(use: (phone: Phone) => Promise<void>): Promise<void> {
  const storage = mkdtempSync(join(tmpdir(), 'smonto-phone-'));
  let context: BrowserContext | undefined;
  const phone: Phone = {
    async switchOn(offline) {
      context = await chromium.launchPersistentContext(storage, {
        executablePath: findBrowser(),
        args: browserFlags,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        viewport: { width: 360, height: 780 },
        offline,
        serviceWorkers: 'allow',
      });
      context.setDefaultTimeout(60_000);
      return context.pages()[0] ?? context.newPage();
    },
    loseLine: async (isLost) => context?.setOffline(isLost),
    die: async () => context?.close(),
  };
  try {
    await use(phone);
  } finally {
    await phone.die();
  }
}
