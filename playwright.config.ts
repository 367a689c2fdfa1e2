import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isEverything } from './test/everything.ts';
import { browserFlags, findBrowser } from './test/find-browser.ts';

/** Their tests wait for each other, so they begin first: at the end they would keep the others' workers waiting. */
const oneByOne = '**/{maintenance,updates}.spec.ts';
/**
 * A change is asked for one way through each thing that the shop does, and for the soundness of each page (`@main`); `npm run test:all`
 * asks for all of it (decision 0103).
 */
const asked = isEverything ? /./ : /@main/;
/** What a phone does as well, and hardly anything is at another place for. */
const alikeAtDesks = isEverything
  ? []
  : [
      '**/{collection,finding,forgot,frame,journey,keyboard,motion,opening,payment-outcome,photos,search,selling,understood}.spec.ts',
      '**/{desk,desk-*}.spec.ts',
    ];
const desk = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/open-demo-shop.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores: with more of them a slow machine has each wait for the others.
  workers: availableParallelism() + 1,
  // How long a test waits says nothing of the shop: on a machine that has other work all of it takes ten times as long. What is
  // fast is measured by `npm run bench`.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What passes only then is counted apart (`test/run.ts`).
  retries: 1,
  reporter: 'list',
  use: {
    // Set by the global set-up, before the workers read it.
    baseURL: process.env['SHOP_URL'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'one by one', testMatch: oneByOne, grep: asked, use: desk },
    {
      name: 'phone',
      // What is hydrated, judged, escaped, printed, closed or deployed is the same at every width: once is enough. Keyboards
      // are at desks.
      testIgnore: [
        oneByOne,
        '**/{hydration,judges,injection,documents,print,gallery,keyboard-purchase,trouble}.spec.ts',
      ],
      grep: asked,
      grepInvert: /@mouse/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // Journeys that the phone makes; at this width the one over the demonstration is made too. Every page is looked at
      // by axe here as well, where it comes alive.
      testIgnore: [
        oneByOne,
        '**/{opening,account,account-cart,cart,checkout,waits,axe,yard,declined,consent,navigation,requests,outbox,forgot,forms,invoice,session,drafts,install,lying-network,offline,caches,installable,viewed,pocket-orders,ended-session,refused-storage,pocket}.spec.ts',
        ...alikeAtDesks,
      ],
      grep: asked,
      grepInvert: /@phone/,
      use: desk,
    },
  ],
});
