/**
 * Whether what is built still matches its sources. Without arguments it stamps `dist` as built from the sources
 * as they are; with `--check` it exits with 1 when they have changed since, or nothing was built.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/stamp');
const sources = [
  'index.html',
  'desk.html',
  'vite.config.ts',
  'vite.desk.config.ts',
  'vite.desk-worker.config.ts',
  'shop.config.ts',
  'package-lock.json',
  'build/typefaces.ts',
  '{domain,src,sw,public}/**',
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

if (process.argv.includes('--check')) {
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
  process.exitCode = isFresh ? 0 : 1;
} else {
  writeFileSync(stamp, hashOfSources());
}
