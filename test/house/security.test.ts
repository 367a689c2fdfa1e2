/** `docs/security.md` says which file protects and which test shows it: each of them is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const named = (part: string): string[] => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isThere = (path: string): boolean => existsSync(join(root, path));

test('every file that is named is there', () => {
  const files = named(text).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((name) => !isThere(name))).toEqual([]);
});

test('every test that is named by its name alone is there', () => {
  const shownBy = text
    .split('\n')
    .flatMap((line) => (/^\| V\d/.test(line) ? [line.split(' | ')[2] ?? ''] : []));
  expect(shownBy).toHaveLength(17);
  const tests = shownBy.flatMap(named).filter((name) => !name.includes('/'));
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((name) => !isThere(`test/${name}.test.ts`))).toEqual([]);
});

test('a link within leads to a chapter', () => {
  expect(text).toContain('\n## Changing the secret\n');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('docs/security.md#changing-the-secret');
});
