/** A telephone as the visits are measured on: a slow processor, a slow line, and what the browser itself notes of a page. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/** How many times slower than this machine's its processor is. */
export const slowerBy = 4;

/** Slow 4G as Lighthouse has it. */
export const slow4g = { latencyMs: 150, downBits: 1_638_400, upBits: 768_000 };

/** Times in milliseconds since the page was asked for. */
export type Noted = {
  /** First content. */
  readonly first: number;
  /** Largest content. */
  readonly largest: number;
  /** The page's heading stood in the document. */
  readonly heading: number;
  /** The page took clicks. */
  readonly alive: number;
  /** What long tasks took beyond 50 ms each, after the first content. */
  readonly blocked: number;
  /** Sum of all shifts, without a unit. */
  readonly shift: number;
  /** Files and answers that the page asked for, itself included, without pictures, until it took clicks. */
  readonly requests: number;
};

type Notes = {
  heading?: number;
  alive?: number;
  largest: number;
  shift: number;
  long: PerformanceEntry[];
  slow: number[];
};
declare global {
  interface Window {
    noted: Notes;
  }
}

export async function takeTelephone(browser: Browser): Promise<BrowserContext> {
  const telephone = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  });
  await telephone.addInitScript(() => {
    const noted: Notes = (window.noted = { largest: 0, shift: 0, long: [], slow: [] });
    const look = () => {
      const now = performance.now();
      if (document.querySelector('main h1')) noted.heading ??= now;
      if (document.documentElement?.dataset['hydrated'] === undefined) setTimeout(look, 4);
      else noted.alive = now;
    };
    look();
    const watch = (type: string, note: (entry: PerformanceEntry) => void, also = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...also,
      });
    watch('largest-contentful-paint', ({ startTime }) => (noted.largest = startTime));
    watch('layout-shift', (entry) => (noted.shift += (entry as unknown as { value: number }).value));
    watch('longtask', (entry) => noted.long.push(entry));
    watch('event', (entry) => noted.slow.push(entry.duration), { durationThreshold: 16 });
  });
  return telephone;
}

/** @param line left out, there is no line at all, or the one of this machine where the context is not offline */
export async function slowDown(page: Page, line?: typeof slow4g): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  if (line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.downBits / 8,
      uploadThroughput: line.upBits / 8,
    });
  return session;
}

/** Opens a page from nothing and reads what the browser noted, once the page has come to rest. */
export async function measure(page: Page, address: string): Promise<Noted> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { heading = Number.NaN, alive = Number.NaN, largest, shift, long } = window.noted;
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocked = long
      .filter(({ startTime }) => startTime > first)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    const requests = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    const before = requests.filter(
      ({ name, startTime }) => startTime < alive && !/\.(svg|png|jpe?g|avif|webp)/.test(name),
    );
    return { first, largest, heading, alive, blocked, shift, requests: before.length };
  });
}

/** How long the slowest event of some gestures kept the next picture waiting, to the browser's 8 ms. */
export async function slowestOf(page: Page, gestures: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.noted.slow.length = 0));
  await gestures();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.noted.slow));
}

/** A tap with nothing else: looking for what is to be tapped takes the telephone's time too, and is over before. */
export async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  await page.waitForTimeout(500);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(500);
}
