/** `npm run screens`: pictures of every screen in each of its states, from a shop of its own. */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../test/find-browser.ts';
import { readOptions, usage, type Options } from './options.ts';
import { writeIndex } from './index-page.ts';
import { takeForInstall } from './install-pictures.ts';
import { takeForReadme } from './readme-pictures.ts';
import { allScenes } from './scenes/all-scenes.ts';
import { createShops } from './shops.ts';
import { createStages } from './stages.ts';
import { notShown, takeAll } from './take-all.ts';

/** @returns what went wrong, a line each */
async function run(options: Options): Promise<string[]> {
  const shops = createShops();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const play = createStages(browser, shops);
    if (options.isForReadme) return await takeForReadme(browser, play);
    if (options.isForInstall) {
      await takeForInstall(play);
      return [];
    }
    const folder = resolve(options.folder);
    const { failed, shown } = await takeAll(play, { ...options, folder });
    writeIndex(folder);
    const forgotten = options.scenes === allScenes ? notShown(shown) : [];
    return [...failed, ...forgotten.map((name) => `No scene shows the page ${name}.`)];
  } finally {
    await browser.close();
    await shops.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2), allScenes);
  if (options.isHelp) console.log(usage);
  else {
    const failed = await run(options);
    for (const line of failed) console.error(line);
    if (failed.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
