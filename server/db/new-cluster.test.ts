import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { engineCode } from './engine-files.ts';
import { beginCluster } from './new-cluster.ts';

const code = engineCode();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-cluster-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('one is made, and copied also where an earlier copy broke off', { tags: 'long' }, async () => {
  const folder = newFolder();
  const kept = join(folder, 'kept');
  await beginCluster(join(folder, 'first'), await code, kept);
  const [made = ''] = readdirSync(kept);
  writeFileSync(join(kept, made, 'mark'), '');
  mkdirSync(join(folder, 'second-begun'));
  writeFileSync(join(folder, 'second-begun', 'PG_VERSION'), '');
  await beginCluster(join(folder, 'second'), await code, kept);
  expect(existsSync(join(folder, 'second', 'mark'))).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(['first', 'kept', 'second']);

  const database = await PGlite.create({ dataDir: join(folder, 'second'), pgliteWasmModule: await code });
  await database.exec('create table t as select 1 as found');
  await database.close();
  // What is there is left as it is.
  const before = readdirSync(join(folder, 'second'));
  await beginCluster(join(folder, 'second'), await code, kept);
  expect(readdirSync(join(folder, 'second'))).toEqual(before);
});

test('where nothing can be kept, the engine makes its own', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'no-folder'), '');
  await beginCluster(join(folder, 'db'), await code, join(folder, 'no-folder', 'kept'));
  expect(existsSync(join(folder, 'db'))).toBe(false);
});
