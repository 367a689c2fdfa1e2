import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, entriesOf } from './archive-reader.ts';
import { createArchiveWriter } from './archive-writer.ts';
import { names } from './entry-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'smonto-archive-'));
const path = join(folder, 'large.tar.gz');
/** More than all the buffers on the way hold together. */
const tables = 24;
const size = 400_000;

beforeAll(async () => {
  const file = await open(path, 'wx');
  const archive = createArchiveWriter(file, new Date());
  await archive.add(names.manifest, '{}');
  for (let number = 1; number <= tables; number++)
    await archive.add(names.rows('cars', number), randomBytes(size));
  await archive.finish();
  await file.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function reading<Result>(act: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'r');
  try {
    return await act(file);
  } finally {
    await file.close();
  }
}

test('a backup larger than every buffer is read to its end, however slow the reader and whatever it passes over', async () => {
  const read = await reading(async (file) => {
    const sizes: number[] = [];
    for await (const entry of entriesOf(file, path)) {
      if (entry.kind.kind !== 'rows') continue;
      sizes.push((await contentOf(entry)).length);
      await later(20);
    }
    return sizes;
  });
  expect(read).toEqual(Array.from({ length: tables }, () => size));
}, 10_000);

test('whoever stops in the middle leaves nothing running', async () => {
  const first = await reading(async (file) => {
    for await (const entry of entriesOf(file, path)) if (entry.kind.kind === 'rows') return entry.name;
    return undefined;
  });
  expect(first).toBe(names.rows('cars', 1));
  // What would still deliver to somebody who has gone would be an uncaught error now.
  await later(200);
});
