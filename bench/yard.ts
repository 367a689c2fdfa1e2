/**
 * What it takes to carry the whole catalogue along: `npm run bench -- yard [--parts N] [--small N] [--million] [--million-at URL]`. Bytes
 * over the line, what a telephone makes of it, how long making it takes and what whoever asks the shop meanwhile feels, on the embedded
 * engine and on Postgres; with a million parts as well, which are loaded first or lie in a database already. Writes
 * `bench/reports/yard.md`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { startShop, type RunningShop, type ShopOptions } from '../e2e/start-shop.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { openOwnDatabase } from './own-database.ts';
import { openSlowLine, slow3g } from './slow-line.ts';
import { measureChanges } from './yard/changes.ts';
import { measureMaking, snapshotOf, type Making } from './yard/making.ts';
import { reportOf, type Figures } from './yard/report.ts';
import { measureInPage } from './yard/shop-page.ts';
import { measureOnTelephone, secondsUntilSearched } from './yard/telephone.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '100000' },
    small: { type: 'string', default: '10000' },
    million: { type: 'boolean', default: false },
    'million-at': { type: 'string' },
  },
});
const demo = (parts: string) => ['demo', '--parts', parts];

async function inShop<Value>(
  options: ShopOptions,
  work: (shop: RunningShop) => Promise<Value>,
): Promise<Value> {
  const shop = await startShop(options);
  try {
    await snapshotOf(shop.url);
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

/** A browser with nothing in it. */
async function inContext<Value>(
  url: string,
  work: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    baseURL: url,
    bypassCSP: true,
    serviceWorkers: 'block',
    locale: 'it-IT',
    viewport: { width: 360, height: 780 },
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function withDatabase<Value>(
  { dataDir }: RunningShop,
  url: string | undefined,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ url, folder: dataDir, mayJoin: true, serves: 'nobody' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** @param seed left out, the parts are there */
const makingOnPostgres = (url: string, seed?: readonly string[]): Promise<Making> =>
  inShop({ ...(seed && { seedCommand: seed }), settings: { DATABASE_URL: url } }, (shop) =>
    withDatabase(shop, url, (database) => measureMaking(shop.url, database)),
  );

async function onOwnPostgres(parts: string): Promise<Making> {
  const own = await openOwnDatabase();
  try {
    return await makingOnPostgres(own.url, demo(parts));
  } finally {
    await own.stop();
  }
}

async function measure(): Promise<Figures> {
  const loadBefore = loadavg()[0] ?? 0;
  const slowSeconds = await inShop({ seedCommand: demo(values.small) }, async ({ url }) => {
    const line = await openSlowLine(url, slow3g);
    try {
      return await inContext(line.url, (context) => secondsUntilSearched(context, line.url));
    } finally {
      await line.close();
    }
  });
  const onEmbedded = await inShop({ seedCommand: demo(values.parts) }, async (shop) => {
    const telephone = await inContext(shop.url, (context) => measureOnTelephone(context, shop.url));
    const page = await inContext(shop.url, (context) => measureInPage(context, shop.url));
    return withDatabase(shop, undefined, async (database) => {
      const making = await measureMaking(shop.url, database);
      return { telephone, page, making, changes: await measureChanges(shop.url, database) };
    });
  });
  const { making, ...others } = onEmbedded;
  const made = [
    { where: 'on the embedded engine', making },
    { where: 'on Postgres', making: await onOwnPostgres(values.parts) },
  ];
  if (values['million-at'] ?? values.million) {
    const address = values['million-at'];
    const million = address ? await makingOnPostgres(address) : await onOwnPostgres('1000000');
    made.push({ where: 'on Postgres', making: million });
  }
  return {
    ...others,
    made,
    slowLine: { parts: Number(values.small), seconds: slowSeconds },
    load: [loadBefore, loadavg()[0] ?? 0],
  };
}

try {
  const report = reportOf(await measure());
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'yard.md'), report);
  console.log(report);
} finally {
  await browser.close();
}
