/**
 * What a telephone makes of the whole catalogue: `npm run bench -- yard-on-telephone [--parts N] [--small N]`. Chromium on this machine
 * holds the worker that holds the catalogue. Its own time is told as it is here and `slowerBy` times as long, since no brake of the
 * browser's holds a worker back; the page's thread is held back by the browser. A small catalogue comes over slow 3G as well. Writes
 * `bench/reports/yard-on-telephone.md`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startShop } from '../e2e/start-shop.ts';
import type { FromWorker, ToWorker } from '../src/snapshot/protocol.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { machine } from './machine.ts';
import { summarize } from './percentiles.ts';
import { openSlowLine, slow3g } from './slow-line.ts';
import { slowerBy } from './telephone.ts';

const { values } = parseArgs({
  options: { parts: { type: 'string', default: '100000' }, small: { type: 'string', default: '10000' } },
});

const root = join(import.meta.dirname, '..');
const assets = readdirSync(join(root, 'dist/client/assets'));
const workerFile = assets.find((name) => /^yard-worker-.*\.js$/.test(name));
if (!workerFile) throw new Error('the shop is not built: npm run build');

const kinds = ['alternatore', 'faro anteriore', 'specchietto', 'cofano', 'turbina', 'paraurti posteriore'];
const cars = ['panda', 'golf 5', 'corsa', 'bmw serie 3', 'clio', 'ypsilon', 'c3', '500'];
const typos = ['alternatre', 'specchieto', 'paruarti', 'cofno motore', 'turbocompresore', 'fannale'];
const at = <Item>(items: readonly Item[], round: number): Item => items[round % items.length]!;
const find = (query: string) => `query=${encodeURIComponent(query)}`;
const rounds = 60;
const openings = 9;

/** What is asked of the worker, by kind; each round another one. */
const queriesOf = (numbers: readonly string[]): Readonly<Record<string, (round: number) => string>> => ({
  'whole number': (round) => find(at(numbers, round)),
  'beginning of a number': (round) => find(at(numbers, round).slice(0, 5)),
  'end of a number': (round) => find(at(numbers, round).slice(-6)),
  'one word': (round) => find(`${at(kinds, round)}${' '.repeat(round)}`),
  'a broad word': (round) => find(at(['anteriore', 'sinistro', 'motore', 'fiat'], round)),
  'words and car': (round) => find(`${at(kinds, round)} ${at(cars, round >> 1)} ${2000 + (round % 20)}`),
  'a typing error': (round) => find(`${at(typos, round)} ${at(cars, round >> 2)}`),
  'nothing to find': (round) => find(`zzyzx${round}`),
  everything: (round) => `price=-${999_000 - round}`,
});

type Measured = {
  readonly readyMs: number;
  readonly longestTaskMs: number;
  readonly reopenedMs: number;
  /** What the worker holds: just built, before any search; once what it worked out is saved and when it was opened from that, after all. */
  readonly memoryMb: { readonly built: number; readonly saved: number; readonly reopened: number };
  readonly searches: ReadonlyMap<string, { readonly p50: number; readonly p95: number }>;
};

type Held = Window & {
  /** Milliseconds since 1970 at which all of it was there. */
  startYard: () => Promise<number>;
  askYard: (path: string) => Promise<number>;
  endYard: () => void;
  reopenYard: (path: string) => Promise<number>;
  longest: () => number;
};

/** Runs in the page: a worker of the shop's own, spoken to as the shop's pages do. */
function holdWorker(address: string): void {
  const page = window as unknown as Held;
  let worker: Worker;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: false });
  const open = () => (worker = new Worker(address, { type: 'module' }));
  const until = <Value>(heard: (message: FromWorker) => Value | undefined): Promise<Value> =>
    new Promise((resolve) => {
      worker.addEventListener('message', function hear({ data }: MessageEvent<FromWorker>) {
        const value = heard(data);
        if (value === undefined) return;
        worker.removeEventListener('message', hear);
        resolve(value);
      });
    });
  const say = (message: ToWorker) => worker.postMessage(message);
  let lastId = 0;
  const ask = async (path: string): Promise<boolean> => {
    const id = ++lastId;
    say({ kind: 'ask', id, path });
    return until((message) =>
      message.kind === 'answer' && message.id === id ? message.answer?.isWhole === true : undefined,
    );
  };
  page.longest = () => longest;
  page.endYard = () => worker.terminate();
  page.startYard = async () => {
    open();
    const here = until((message) =>
      message.kind === 'state' && message.state.is === 'here' ? Date.now() : undefined,
    );
    say({ kind: 'bring' });
    return here;
  };
  page.askYard = async (path) => {
    const begun = performance.now();
    await ask(path);
    return performance.now() - begun;
  };
  page.reopenYard = async (path) => {
    const begun = performance.now();
    open();
    while (!(await ask(path))) await new Promise((later) => setTimeout(later, 5));
    return performance.now() - begun;
  };
}

/** What the worker holds, its buffers included, after its rubbish was taken away. */
async function memoryOfWorker(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { promise: attached, resolve } = Promise.withResolvers<string>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') resolve(sessionId);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  const sessionId = await attached;
  let id = 0;
  const tell = (method: string): Promise<Record<string, number>> => {
    const asked = ++id;
    return new Promise((answered) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const said = JSON.parse(message) as { id?: number; result?: Record<string, number> };
        if (said.id === asked) answered(said.result ?? {});
      });
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: asked, method }),
      });
    });
  };
  await tell('HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await tell('Runtime.getHeapUsage');
  await session.detach();
  return (usedSize + backingStorageSize) / 1e6;
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  // No page of the shop starts the worker before it lives.
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(holdWorker, `/assets/${workerFile}`);
  return page;
}

type Queries = ReturnType<typeof queriesOf>;

/** All kinds of queries, first to warm up and then timed. */
async function timeSearches(page: Page, queries: Queries): Promise<Measured['searches']> {
  const ask = (path: string) =>
    page.evaluate((asked) => (window as unknown as Held).askYard(asked), `/api/search/v2?lang=it&${path}`);
  const searches = new Map<string, { p50: number; p95: number }>();
  for (const isTimed of [false, true])
    for (const [kind, query] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await ask(query(round + (isTimed ? rounds : 0))));
      if (isTimed) searches.set(kind, summarize(times));
    }
  return searches;
}

async function measure(context: BrowserContext, url: string): Promise<Measured> {
  const page = await openPage(context, url);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  let lastByteAt = 0;
  context.on('requestfinished', (request) => {
    if (request.url().includes('/api/yard/')) lastByteAt = Date.now();
  });
  const readyAt = await page.evaluate(() => (window as unknown as Held).startYard());
  const readyMs = readyAt - lastByteAt;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longestTaskMs = await page.evaluate(() => (window as unknown as Held).longest());
  const answer = await fetch(`${url}/api/search/v2?limit=60`);
  const { parts } = (await answer.json()) as { parts: { serialNumber: string }[] };
  const queries = queriesOf(parts.map(({ serialNumber }) => serialNumber).filter(Boolean));
  const built = await memoryOfWorker(page);
  // What was worked out is saved once the worker has nothing to do.
  await pause(15_000);
  const searches = await timeSearches(page, queries);
  const saved = await memoryOfWorker(page);
  await page.evaluate(() => (window as unknown as Held).endYard());
  const reopened: number[] = [];
  let openedMb = 0;
  for (let round = 0; round < openings; round++) {
    const again = await openPage(context, url);
    reopened.push(
      await again.evaluate(
        (asked) => (window as unknown as Held).reopenYard(asked),
        `/api/search/v2?lang=it&${find(at(kinds, round))}`,
      ),
    );
    if (round === openings - 1) {
      await timeSearches(again, queries);
      openedMb = await memoryOfWorker(again);
    }
    await again.close();
  }
  await page.close();
  const memoryMb = { built, saved, reopened: openedMb };
  return { readyMs, longestTaskMs, reopenedMs: summarize(reopened).p50, memoryMb, searches };
}

/** From the yes until the numbers of all of a small catalogue are searched, over slow 3G. */
async function secondsUntilSearched(context: BrowserContext, url: string): Promise<number> {
  const page = await openPage(context, url);
  const begun = performance.now();
  await page.evaluate(() => (window as unknown as Held).startYard());
  return (performance.now() - begun) / 1_000;
}

const slowly = (ms: number) => (ms * slowerBy).toFixed(ms < 10 ? 1 : 0);
const asHere = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);

function reportOf(
  { readyMs, longestTaskMs, reopenedMs, memoryMb, searches }: Measured,
  small: number,
): string {
  const row = (what: string, ms: number, bar: string) =>
    `| ${what} | ${asHere(ms)} | ${slowly(ms)} | ${bar} |`;
  return `# The whole catalogue on a telephone

${Number(values.parts).toLocaleString('en')} demonstration parts in the worker of a page, in Chromium. ${machine()} Milliseconds, as they are here and ${slowerBy} times as long.

| | here | ${slowerBy} times slower | at most |
|---|--:|--:|--:|
${row('ready, from the last byte', readyMs, '3,000')}
${row('opened again, until the first answer', reopenedMs, '400')}
${[...searches].map(([kind, { p50, p95 }]) => `| ${kind}: p50, p95 | ${asHere(p50)}, ${asHere(p95)} | ${slowly(p50)}, ${slowly(p95)} | 30 (p95) |`).join('\n')}

After those searches the worker holds ${memoryMb.saved.toFixed(0)} MB once what it worked out is saved, and ${memoryMb.reopened.toFixed(0)} MB when it was opened from that (at most 60 each); for the seconds before it is saved, ${memoryMb.built.toFixed(0)} MB. While all of it came the page's own thread, ${slowerBy} times slower, was never held for ${longestTaskMs === 0 ? 'more than 50 ms' : `more than ${longestTaskMs.toFixed(0)} ms`}. ${Number(values.small).toLocaleString('en')} parts over slow 3G are there ${small.toFixed(1)} s after the yes (at most 20).
`;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
async function inShop<Value>(
  parts: string,
  work: (context: BrowserContext, url: string) => Promise<Value>,
): Promise<Value> {
  const shop = await startShop({ seedCommand: ['demo', '--parts', parts] });
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  try {
    for (let isMade = false; !isMade; await pause(200)) isMade = (await fetch(`${shop.url}/api/yard`)).ok;
    return await work(context, shop.url);
  } finally {
    await context.close();
    await shop.stop();
  }
}
try {
  const small = await inShop(values.small, async (context, url) => {
    const line = await openSlowLine(url, slow3g);
    try {
      return await secondsUntilSearched(context, line.url);
    } finally {
      await line.close();
    }
  });
  const report = reportOf(await inShop(values.parts, measure), small);
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'yard-on-telephone.md'), report);
  console.log(report);
} finally {
  await browser.close();
}
