import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isEverything } from './test/everything.ts';
import { browserFlags, findBrowser } from './test/find-browser.ts';

/** Their tests wait for each other, so they begin first: at the end they would keep the others' workers waiting. */
const oneByOne = '**/{maintenance,updates}.spec.ts';
/**
 * Long ways of things to go wrong, one after the other: a deploy under open tabs, sessions that end anywhere, a network that lies, what
 * is kept or typed on a telephone and meant for later.
 */
const longWays = isEverything
  ? []
  : [
      '**/{updates,ended-session,lying-network,early-presses,lost-files,install,pocket,pocket-orders,drafts,waits}.spec.ts',
    ];
/** What a phone does as well, and hardly anything is at another place for. */
const alikeAtDesks = isEverything
  ? []
  : [
      '**/{finding,frame,hydration,journey,keyboard,opened-search,payment-outcome,photos,search,selling,understood}.spec.ts',
      '**/desk-{channels,counting,exceptions,inbox,photos,repricing,safety,scan,shelf,stock}.spec.ts',
    ];
const desk = { viewport: { width: 1280, height: 800 } };

/** Tests that are left out: what only the other kind of screen has, and looks that are taken on demand. */
const without = (tag: string): RegExp =>
  new RegExp([tag, ...(isEverything ? [] : ['@every-look'])].join('|'));

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
    { name: 'one by one', testMatch: oneByOne, testIgnore: longWays, use: desk },
    {
      name: 'phone',
      // What is hydrated, judged, escaped, printed, closed or deployed is the same at every width: once is enough. Keyboards
      // are at desks.
      testIgnore: [
        oneByOne,
        ...longWays,
        '**/{hydration,judges,injection,documents,print,gallery,keyboard-purchase,trouble}.spec.ts',
      ],
      grepInvert: without('@mouse'),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // Journeys that the phone makes; at this width the one over the demonstration is made too. Every page is looked at
      // by axe here as well, where it comes alive.
      testIgnore: [
        oneByOne,
        '**/{opening,account,account-cart,cart,checkout,waits,axe,yard,declined,consent,navigation,requests,outbox,forgot,forms,invoice,session,drafts,install,lying-network,offline,caches,installable,viewed,pocket-orders,ended-session,refused-storage,pocket}.spec.ts',
        ...longWays,
        ...alikeAtDesks,
      ],
      grepInvert: without('@phone'),
      use: desk,
    },
  ],
});
