import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lockFolder } from '../server/db/folder-lock.ts';

const fixture = fileURLToPath(new URL('fixtures/yard-export.csv', import.meta.url));

/** Runs the shopkeeper's command line on a data folder, without a Postgres. */
function shopCommand(dataDir: string, ...args: string[]) {
  const main = fileURLToPath(new URL('../server/shop/main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('while the shop runs on a data folder, the import says so in one sentence and touches nothing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-command-'));
  const unlock = lockFolder(dataDir);
  const { status, stdout, stderr } = shopCommand(dataDir, 'import', fixture);
  unlock();
  rmSync(dataDir, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^The data folder .* is in use by another process of the shop: stop it first.*\.\n$/,
  );
});

test('a command that makes no sense says how it is meant', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-command-'));
  const { status, stderr } = shopCommand(dataDir, 'import', join(dataDir, 'none.csv'));
  rmSync(dataDir, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The file .* cannot be read: [^\n]+ See npm run shop -- --help\.\n$/);
});
