/**
 * `npm run test:engines`: the same journeys in Firefox, WebKit, and Chromiums of other years. What is missing is said in one sentence, and
 * the others are made all the same. Names of engines as arguments leave the others out. An engine in which something failed begins once
 * more, as a browser test does; what passes only then is counted apart. Writes its counts into `REPORT_FILE`, if that is set.
 * `--probe` only says whether each of them begins on this machine.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop, type RunningShop } from '../start-shop.ts';
import { newPerson } from '../steps/people.ts';
import { olderChromium } from './chromium.ts';
import type { Driver, Engine, Look } from './driver.ts';
import { firefox } from './firefox.ts';
import { purposes, type Place } from './journey.ts';
import { journeys } from './journeys.ts';
import { personAt } from './person.ts';
import { webkit } from './webkit.ts';

const engines: readonly Engine[] = [firefox, webkit, olderChromium('110.0.1'), olderChromium('92.0.0')];
/** What was on the screen at the end of each journey, to be looked at. */
const pictures = join(import.meta.dirname, '../../test-results/engines');

const bright: Look = { width: 1_000, scheme: 'light' };
const dark: Look = { width: 390, scheme: 'dark' };

/** @returns how many journeys failed */
async function makeJourneys(engine: Engine): Promise<number> {
  const shop = await startShop();
  const driver = await engine.start(bright);
  let failed = 0;
  try {
    const place = await placeAt(shop, engine, driver);
    for (const [at, { name, go }] of journeys.entries()) {
      const begun = performance.now();
      const told = await go(place)
        .then(async () => (await driver.exceptions()).map((thrown) => `an exception: ${thrown}`))
        .catch((error: unknown) => [String(error)]);
      const took = `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
      const isGood = told.length === 0;
      console.log(
        [`${isGood ? 'ok    ' : 'FAILED'} ${engine.name}: ${name} (${took})`, ...told].join('\n       '),
      );
      if (!isGood) failed++;
      await place.person.show(String(at + 1));
    }
  } finally {
    await driver.close();
    await shop.stop();
  }
  return failed;
}

async function placeAt(shop: RunningShop, engine: Engine, driver: Driver): Promise<Place> {
  const at = { url: shop.url, pictures: join(pictures, engine.name.replace(' ', '-')) };
  const answer = await fetch(`${shop.url}/api/search/v2?limit=60&onlyStock=true`);
  const { parts } = (await answer.json()) as { parts: { id: number; safety: boolean }[] };
  const free = parts.filter(({ safety }) => !safety);
  return {
    shop,
    person: personAt(driver, at),
    buyer: newPerson(),
    partIds: Object.fromEntries(purposes.map((purpose, nth) => [purpose, free[nth]!.id])) as Place['partIds'],
    async inAnotherTab() {
      const tab = await driver.openTab();
      return { person: personAt(tab, at), tab };
    },
    async inTheDark(work) {
      const other = await engine.start(dark);
      try {
        await work(personAt(other, { ...at, pictures: `${at.pictures}-dark` }));
        const [thrown] = await other.exceptions();
        if (thrown !== undefined) throw new Error(`an exception: ${thrown}`);
      } finally {
        await other.close();
      }
    },
  };
}

/** @returns how many journeys failed: all of them where the engine does not even begin */
const failedIn = (engine: Engine): Promise<number> =>
  makeJourneys(engine).catch((error: unknown) => {
    console.error(`FAILED ${engine.name}: ${String(error)}`);
    return journeys.length;
  });

/** @returns whether a page opens in it; a sentence says why not */
async function begins(engine: Engine): Promise<boolean> {
  const missing = engine.missing();
  const why =
    missing ??
    (await engine
      .start(bright)
      .then((driver) => driver.open('about:blank').finally(driver.close))
      .then(
        () => undefined,
        (error: unknown) => `${engine.name} does not begin on this machine: ${String(error).split('\n')[0]}`,
      ));
  if (why !== undefined) console.error(why);
  return why === undefined;
}

const isProbe = process.argv.includes('--probe');
if (isProbe) {
  let all = true;
  for (const engine of engines) all = (await begins(engine)) && all;
  process.exit(all ? 0 : 1);
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const count = { passed: 0, failed: 0, flaky: 0 };
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.some((name) => engine.name.toLowerCase().startsWith(name))) continue;
  const missing = engine.missing();
  if (missing) {
    console.error(missing);
    count.failed++;
    continue;
  }
  const atFirst = await failedIn(engine);
  const failed = atFirst > 0 ? await failedIn(engine) : 0;
  count.passed += journeys.length - failed;
  count.failed += failed;
  count.flaky += Math.max(0, atFirst - failed);
}
console.log(`${count.passed} journeys passed, ${count.failed} failed, ${count.flaky} only when repeated`);
const report = process.env['REPORT_FILE'];
if (report) writeFileSync(report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;
