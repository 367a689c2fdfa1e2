/**
 * What a visit is like on a slow telephone: `npm run bench -- visit [--runs N]`, seven by default. First visits and later ones on
 * slow 4G, pages without a network, and how soon a press is answered. Writes `bench/reports/visit.md`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { SearchResult } from '../domain/contract/search.ts';
import { takeQuietTelephone, type Opened } from './quiet-telephone.ts';
import { startShop } from '../e2e/start-shop.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { machine, told } from './machine.ts';
import {
  measure,
  slow4g,
  slowDown,
  slowerBy,
  slowestOf,
  takeTelephone,
  tap,
  type Noted,
} from './telephone.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);

/** The page fetches what the next visit needs once it is at rest, and the worker keeps it. */
const untilCachedMs = 5_000;
/** Long behind what a page without a network needs. */
const untilAliveMs = 2_500;

/** Each time with an empty browser. */
async function firstVisits(browser: Browser, addresses: readonly string[]): Promise<Noted[][]> {
  const noted: Noted[][] = addresses.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, address] of addresses.entries()) {
      const telephone = await takeTelephone(browser);
      const page = await telephone.newPage();
      await slowDown(page, slow4g);
      noted[at]?.push(await measure(page, address));
      await telephone.close();
    }
  return noted;
}

/** With everything seen once before, on slow 4G; the first time is not counted. */
async function laterVisits(browser: Browser, addresses: readonly string[]): Promise<Noted[][]> {
  const telephone = await takeTelephone(browser);
  const before = await telephone.newPage();
  for (const address of [addresses[0]!, ...addresses]) {
    await before.goto(address);
    await before.waitForTimeout(untilCachedMs);
  }
  await before.close();
  const page = await telephone.newPage();
  await slowDown(page, slow4g);
  const noted: Noted[][] = [];
  for (const address of addresses) {
    const times: Noted[] = [];
    for (let run = 0; run <= runs; run += 1) times.push(await measure(page, address));
    noted.push(times.slice(1));
  }
  await telephone.close();
  return noted;
}

/** With everything seen once before, and then no shop to be reached; the first time is not counted. */
async function visitsWithoutShop(
  addresses: readonly string[],
  stopShop: () => Promise<void>,
): Promise<Opened[][]> {
  const telephone = await takeQuietTelephone();
  try {
    for (const address of [addresses[0]!, ...addresses]) await telephone.open(address, untilCachedMs);
    await stopShop();
    await telephone.slowDown(slowerBy);
    const noted: Opened[][] = [];
    for (const address of addresses) {
      const times: Opened[] = [];
      for (let run = 0; run <= runs; run += 1) {
        await telephone.open(address, untilAliveMs);
        times.push(await telephone.noted());
      }
      noted.push(times.slice(1));
    }
    return noted;
  } finally {
    await telephone.close();
  }
}

type Gestures = {
  readonly name: string;
  readonly address: string;
  readonly do: (page: Page) => Promise<void>;
};

async function answered(browser: Browser, { address, do: gesture }: Gestures): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const telephone = await takeTelephone(browser);
    const page = await telephone.newPage();
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // What comes with the page at rest has come.
    await page.waitForTimeout(3_000);
    await slowDown(page);
    times.push(await slowestOf(page, () => gesture(page)));
    await telephone.close();
  }
  return times;
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const shop = await startShop({ seedCommand: ['demo', '--parts', '3000'] });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const { url } = shop;
  const found = (await (await fetch(`${url}/api/search/v2?query=faro`)).json()) as SearchResult;
  const part = `/parts/${found.parts[0]?.id}`;
  const seen = [
    '/',
    part,
    '/cart',
    '/contact',
    '/toc',
    '/en',
    `/en${part}`,
    '/en/cart',
    '/en/contact',
    '/en/toc',
  ];
  const paths = [
    '/',
    '/search',
    part,
    '/cart',
    '/contact',
    '/request',
    '/auth/register',
    '/viewed',
    '/en',
    `/en${part}`,
  ];
  const under = (list: readonly string[]) => list.map((path) => url + path);

  const first = await firstVisits(browser, under(paths));
  const firstLines = first.map((noted, at) => {
    const of = (name: keyof Noted, digits = 0) =>
      told(
        noted.map((one) => one[name]),
        digits,
      );
    return row(
      paths[at]!,
      of('first'),
      of('largest'),
      of('alive'),
      of('blocked'),
      of('shift', 3),
      of('requests'),
    );
  });
  console.log(firstLines.join('\n'));

  const laterLine = (list: readonly string[], how: string) => (noted: Opened[], at: number) =>
    row(
      `${list[at]} ${how}`,
      told(noted.map((one) => one.first)),
      told(noted.map((one) => one.heading)),
      told(noted.map((one) => one.alive)),
    );
  const later = await laterVisits(browser, under(['/', part]));
  const laterLines = later.map(laterLine(['/', part], 'on slow 4G'));
  console.log(laterLines.join('\n'));

  const gestures: Gestures[] = [
    {
      name: 'a part into the cart',
      address: url + part,
      do: (page) => tap(page, page.getByRole('button', { name: 'Aggiungi al carrello', exact: true })),
    },
    {
      name: 'the filters, and one of them',
      address: `${url}/search`,
      async do(page) {
        await tap(page, page.getByRole('button', { name: /^Filtra/ }).first());
        await tap(page, page.getByRole('checkbox', { name: 'Solo disponibili' }));
      },
    },
    {
      name: 'a word with its suggestions',
      address: url,
      async do(page) {
        await tap(page, page.getByRole('combobox').first());
        for (const key of 'alternatore') await page.keyboard.press(key, { delay: 60 });
      },
    },
  ];
  const gestureLines: string[] = [];
  for (const gesture of gestures)
    gestureLines.push(row(gesture.name, told(await answered(browser, gesture))));
  console.log(gestureLines.join('\n'));

  const offline = await visitsWithoutShop(under(seen), () => shop.stop());
  laterLines.push(...offline.map(laterLine(seen, 'without a network')));
  console.log(laterLines.slice(later.length).join('\n'));

  const report = `# A visit on a slow telephone

Chromium ${browser.version()} with a processor ${slowerBy} times slower than the machine's, 360 px wide. Slow 4G is ${slow4g.latencyMs} ms and ${(slow4g.downBits / 1e6).toFixed(1)} Mbit/s. The median of ${runs} runs, from where to where in brackets; milliseconds.

${machine()}

## The first visit, slow 4G

Requests are counted until the page takes clicks, without pictures; blocking is what tasks took beyond 50 ms.

| page | first content | largest content | takes clicks | blocking | shift | requests |
|---|--:|--:|--:|--:|--:|--:|
${firstLines.join('\n')}

## Seen before

Without a network the shop is stopped, and nobody listens to the browser but for these three times (\`bench/quiet-telephone.ts\`).

| page | first content | heading | takes clicks |
|---|--:|--:|--:|
${laterLines.join('\n')}

## A press

Until what it did is seen: the slowest event, to the browser's 8 ms.

| press | answered |
|---|--:|
${gestureLines.join('\n')}
`;
  writeFileSync(join(import.meta.dirname, 'reports', 'visit.md'), report);
} finally {
  await browser.close();
  await shop.stop();
}
