import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

test('every file that the list of the specification names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|json|pdf))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
