/**
 * Builds what the shop serves, and says in a few lines what it does and how far it is: this is the first that whoever tries the shop
 * reads. Every file that comes out of it is listed in `dist/client/.vite/manifest.json`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

const config = (more: InlineConfig['build'] = {}, file = 'vite.config.ts'): InlineConfig => ({
  root,
  configFile: join(root, file),
  // Warnings, and not each file that was made.
  logLevel: 'warn',
  build: { ...more, reportCompressedSize: false },
});

const builtForBrowsers = ['client', 'desk'].map((folder) => join(root, 'dist', folder));
const text = /\.(js|css|svg|json|webmanifest|wasm)$/;

const [brotli, gzip] = [promisify(brotliCompress), promisify(gzipCompress)];

/** Writes, once and as small as it gets, so that serving costs nothing, a `.br` and a `.gz` beside each text file for browsers. */
async function compressFiles(): Promise<void> {
  const files = builtForBrowsers.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  await Promise.all(files.filter((file) => text.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await brotli(content, { params }));
  writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
}

const steps: readonly (readonly [what: string, work: () => unknown])[] = [
  ['pages and service worker for browsers', () => build(config())],
  ['pages for the server', () => build(config({ ssr: 'src/entry-server.tsx', outDir: 'dist/server' }))],
  ['the yard’s desk', () => build(config({}, 'vite.desk.config.ts'))],
  ['the desk’s service worker', () => build(config({}, 'vite.desk-worker.config.ts'))],
  ['compressed copies', compressFiles],
];

const began = performance.now();
console.log('Building the shop; this takes about half a minute.');
for (const [index, [what, work]] of steps.entries()) {
  console.log(`  ${index + 1} of ${steps.length}: ${what}`);
  await work();
}
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
