/**
 * How soon after the first press the shop opens without a network: `npm run bench -- install [--runs N]`, three by default. A slow telephone on
 * slow 3G, and on the same line while every second request fails. Writes `bench/reports/install.md`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startShop } from '../e2e/start-shop.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { machine, told } from './machine.ts';
import { openSlowLine, slow3g, type Line, type SlowLine } from './slow-line.ts';
import { slowDown, slowerBy, takeTelephone } from './telephone.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, asked: { type: 'boolean' } },
});
const runs = Number(values.runs);

const lines: readonly { readonly name: string; readonly line: Line }[] = [
  { name: 'slow 3G', line: slow3g },
  { name: 'slow 3G, every second request fails for 20 s', line: { ...slow3g, failsForMs: 20_000 } },
];
const lookEveryMs = 250;
/** Who sees a page that is not whole, or none, asks for it again after so long. */
const patienceMs = 4_000;
const givesUpMs = 180_000;

type Installed = {
  /** The page took clicks. */
  readonly alive: number;
  /** The worker answers for the page, and what the page shows is kept. */
  readonly offline: number;
  /** Requests until then, the page's own among them. */
  readonly requests: number;
};

/** Opens the page, and again where it does not come, as people do. */
async function visit(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(address, { timeout: 60_000 });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: patienceMs });
      return;
    } catch {
      await page.waitForTimeout(1_000);
    }
  }
}

/** The home page shows four answers: the latest parts and how many there are, makes and groups. */
const isCached = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const opened = await Promise.all(['searches', 'lists'].map((name) => caches.open(name)));
      const answers = await Promise.all(opened.map((cache) => cache.keys()));
      return (
        navigator.serviceWorker.controller?.state === 'activated' &&
        answers.every(({ length }) => length >= 2)
      );
    })
    .catch(() => false);

/** @throws Error where the page does not open again without a network */
async function install(browser: Browser, line: SlowLine): Promise<Installed> {
  const telephone = await takeTelephone(browser);
  try {
    const page = await telephone.newPage();
    await slowDown(page);
    const began = performance.now();
    await visit(page, line.url);
    const alive = performance.now() - began;
    while (!(await isCached(page))) {
      if (performance.now() - began > givesUpMs) throw new Error('the shop was never cached');
      await page.waitForTimeout(lookEveryMs);
    }
    const offline = performance.now() - began;
    const requests = line.asked.length;
    line.cut();
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: /smontato/ }).waitFor({ timeout: 30_000 });
    return { alive, offline, requests };
  } finally {
    await telephone.close();
  }
}

const shop = await startShop({ seedCommand: ['demo', '--parts', '3000'] });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const rows: string[] = [];
  for (const { name, line } of lines) {
    const installed: Installed[] = [];
    for (let run = 0; run < runs; run += 1) {
      const slow = await openSlowLine(shop.url, line);
      try {
        installed.push(await install(browser, slow));
      } finally {
        if (values.asked)
          for (const { path, atMs, isCutOff } of slow.asked)
            console.log(`${atMs.toFixed(0).padStart(7)} ${isCutOff ? 'cut' : '   '} ${path}`);
        await slow.close();
      }
    }
    const of = (what: keyof Installed, digits: number, per = 1) =>
      told(
        installed.map((one) => one[what] / per),
        digits,
      );
    rows.push(`| ${name} | ${of('alive', 1, 1_000)} | ${of('offline', 1, 1_000)} | ${of('requests', 0)} |`);
    console.log(rows.at(-1));
  }
  const report = `# From the first press to a shop without a network

Chromium ${browser.version()} with a processor ${slowerBy} times slower than the machine's for the page, 360 px wide, an empty browser each time. Slow 3G is ${slow3g.latencyMs} ms and ${(slow3g.downBits / 1e6).toFixed(1)} Mbit/s for the page and its worker together (\`bench/slow-line.ts\`). Seconds from the navigation to \`/\`; the median of ${runs} runs, from where to where in brackets. As soon as it is said to be kept the line is cut, and the page has to open again. A page that does not come alive is opened again after ${patienceMs / 1_000} s. The goal is 15 s.

${machine()}

| line | takes clicks | opens without a network | requests until then |
|---|--:|--:|--:|
${rows.join('\n')}
`;
  writeFileSync(join(import.meta.dirname, 'reports', 'install.md'), report);
} finally {
  await browser.close();
  await shop.stop();
}
