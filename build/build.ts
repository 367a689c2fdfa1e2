/**
 * Builds what the shop serves, and says in a few lines what it does and how far it is: this is the first that whoever tries the shop
 * reads. Every file that comes out of it is listed in `dist/client/.vite/manifest.json`.
 */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { compressFiles } from './compress.ts';

const root = join(import.meta.dirname, '..');

const config = (more: InlineConfig['build'] = {}): InlineConfig => ({
  root,
  configFile: join(root, 'vite.config.ts'),
  // Warnings, and not each file that was made.
  logLevel: 'warn',
  build: { ...more, reportCompressedSize: false },
});

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
