/** `npm run bench -- PART [options]`: one of the benchmarks beside this file. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const parts = [
  'search',
  'pages',
  'weight',
  'lighthouse',
  'visit',
  'install',
  'load',
  'mails',
  'import',
  'import-while-browsing',
  'relevance',
  'yard-files',
  'yard',
  'cluster',
  'start',
] as const;

const [part, ...options] = process.argv.slice(2);
const known = parts.find((name) => name === part);
if (known) {
  const file = join(import.meta.dirname, `${known}.ts`);
  process.exitCode = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`Say which: ${parts.join(', ')}.`);
  process.exitCode = 2;
}
