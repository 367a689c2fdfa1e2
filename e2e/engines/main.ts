/**
 * `npm run test:engines`: the same journeys in Firefox, WebKit, and Chromiums of other years. What is missing is said in one sentence, and
 * the others are made all the same. Names of engines as arguments leave the others out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '../start-shop.ts';
import { olderChromium } from './chromium.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { personAt } from './person.ts';
import { webkit } from './webkit.ts';

const engines: readonly Engine[] = [firefox, webkit, olderChromium('110.0.1'), olderChromium('92.0.0')];
/** What was on the screen at the end of each journey, to be looked at. */
const pictures = join(import.meta.dirname, '../../test-results/engines');

/** @returns how many journeys failed */
async function makeJourneys(engine: Engine): Promise<number> {
  const shop = await startShop();
  const driver = await engine.start();
  let failed = 0;
  try {
    const person = personAt(driver, shop.url);
    const answer = await fetch(`${shop.url}/api/search/v2?limit=60&onlyStock=true`);
    const { parts } = (await answer.json()) as { parts: { id: number; safety: boolean }[] };
    const partIds = parts.filter(({ safety }) => !safety).map(({ id }) => id);
    const inAnotherTab = async () => {
      const tab = await driver.openTab();
      return { person: personAt(tab, shop.url), tab };
    };
    mkdirSync(pictures, { recursive: true });
    for (const [at, { name, go }] of journeys.entries()) {
      const begun = performance.now();
      const told = await go({ person, shop, partIds, inAnotherTab }).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      const took = `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
      console.log(
        `${told ? 'FAILED' : 'ok    '} ${engine.name}: ${name} (${took})${told ? `\n       ${told}` : ''}`,
      );
      if (told) failed++;
      writeFileSync(join(pictures, `${engine.name}-${at + 1}.png`), await driver.picture());
    }
  } finally {
    await driver.close();
    await shop.stop();
  }
  return failed;
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
let failures = 0;
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.some((name) => engine.name.toLowerCase().startsWith(name))) continue;
  const missing = engine.missing();
  if (missing) {
    console.error(missing);
    failures++;
  } else failures += await makeJourneys(engine);
}
process.exitCode = failures > 0 ? 1 : 0;
