/**
 * Prints what each page of the build and the service worker weigh, and fails when one is over its budget. With `--short` only the
 * heaviest page is named, and those that are too heavy.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { weigh, type Manifest } from './weigh.ts';

/** JavaScript of a first visit, compressed. A KB is 1024 bytes, as in the figures the budget was made from: there React weighs 56.7. */
const scriptBudgetKb = 90;
/** The service worker, compressed: every browser fetches it again with each release. */
const workerBudgetKb = 12;
/** The desk's, which staff alone fetch: it sends what waits by the same contracts as the page, and shows notices. */
const deskWorkerBudgetKb = 15;
/** Both typefaces together, compressed as they are. */
const typefaceBudgetKb = 45;
const bytesInKb = 1024;

const client = join(import.meta.dirname, '../dist/client');
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}

const weighed = new Map<string, number>();
/** As the server sends it: brotli at its best, which the build has time for. */
function bytesOf(file: string): number {
  const known = weighed.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
  weighed.set(file, known);
  return known;
}

const inKb = (bytes: number): string => (bytes / bytesInKb).toFixed(1).padStart(6);

const pages = weigh(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, bytesOf);
const isShort = process.argv.includes('--short');
const heaviest = Math.max(...pages.map(({ scriptBytes }) => scriptBytes));
for (const { page, scriptBytes, wordBytes, styleBytes } of pages) {
  const isOver = scriptBytes > scriptBudgetKb * bytesInKb;
  if (isOver) process.exitCode = 1;
  if (isShort && !isOver && scriptBytes < heaviest) continue;
  console.log(
    `${page.padEnd(16)} ${inKb(scriptBytes)} KB JavaScript, ${inKb(wordBytes)} KB words, ${inKb(styleBytes)} KB CSS${isOver ? ' - TOO HEAVY' : ''}${isShort && !isOver ? ', the heaviest page' : ''}`,
  );
}
for (const [name, file, budgetKb] of [
  ['service worker', 'service-worker.js', workerBudgetKb],
  ['desk’s worker', '../desk/service-worker.js', deskWorkerBudgetKb],
] as const) {
  const workerBytes = bytesOf(file);
  const isWorkerOver = workerBytes > budgetKb * bytesInKb;
  if (!isShort || isWorkerOver)
    console.log(`${name.padEnd(16)} ${inKb(workerBytes)} KB JavaScript${isWorkerOver ? ' - TOO HEAVY' : ''}`);
  if (isWorkerOver) process.exitCode = 1;
}
const typefaceBytes = readdirSync(join(client, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .reduce((bytes, file) => bytes + statSync(join(client, 'assets', file)).size, 0);
const areTypefacesOver = typefaceBytes === 0 || typefaceBytes > typefaceBudgetKb * bytesInKb;
if (!isShort || areTypefacesOver)
  console.log(`typefaces        ${inKb(typefaceBytes)} KB${areTypefacesOver ? ' - NONE, OR TOO HEAVY' : ''}`);
if (areTypefacesOver) process.exitCode = 1;
if (process.exitCode)
  console.error(
    `The budget is ${scriptBudgetKb} KB of JavaScript a page, ${workerBudgetKb} KB of service worker (${deskWorkerBudgetKb} of the desk’s, brotli) and ${typefaceBudgetKb} KB of typefaces.`,
  );
