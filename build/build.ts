/**
 * Builds what the shop serves, and says in a few lines what it does and how far it is: this is the first that whoever tries the shop
 * reads. Every file that comes out of it is listed in `dist/client/.vite/manifest.json`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

const config = (more: InlineConfig['build'] = {}): InlineConfig => ({
  root,
  configFile: join(root, 'vite.config.ts'),
  // Warnings, and not each file that was made.
  logLevel: 'warn',
  build: { ...more, reportCompressedSize: false },
});

const client = join(import.meta.dirname, '..', 'dist', 'client');
const text = /\.(js|css|svg|json|webmanifest)$/;

/** Writes, once and as small as it gets, so that serving costs nothing, a `.br` and a `.gz` beside each text file of `dist/client`. */
function compressFiles(): void {
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!text.test(file)) continue;
    const content = readFileSync(join(client, file));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(client, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

const steps: readonly (readonly [what: string, work: () => unknown])[] = [
  ['pages and service worker for browsers', () => build(config())],
  ['pages for the server', () => build(config({ ssr: 'src/entry-server.tsx', outDir: 'dist/server' }))],
  ['compressed copies', compressFiles],
];

const began = performance.now();
console.log('Building the shop; this takes about half a minute.');
for (const [index, [what, work]] of steps.entries()) {
  console.log(`  ${index + 1} of ${steps.length}: ${what}`);
  await work();
}
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
