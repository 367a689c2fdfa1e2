/** A class that no sheet has is `undefined` in the page, and nobody complains: what it was for is not styled. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const importOfSheet = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Classes that a file takes from its sheets, as far as it names them. */
function takenBy(file: string): { readonly name: string; readonly sheet: string }[] {
  const code = read(file);
  return [...code.matchAll(importOfSheet)].flatMap(([, styles = '', sheet = '']) =>
    // Paths of sheets and keys of words may end, or begin, like that name.
    [...code.matchAll(new RegExp(`(?<![\\w./'-])${styles}(?:\\.(\\w+)\\b|\\['([\\w-]+)'\\])`, 'g'))].map(
      ([, name, quoted]) => ({ name: name ?? quoted ?? '', sheet: join(dirname(file), sheet) }),
    ),
  );
}

test('every class that a component takes from a sheet stands there', () => {
  const files = globSync('src/**/*.tsx', { cwd: root });
  const taken = files.flatMap((file) => takenBy(file).map((one) => ({ file, ...one })));
  expect(taken.length).toBeGreaterThan(500);
  const missing = taken.filter(({ name, sheet }) => !new RegExp(`\\.${name}(?![\\w-])`).test(read(sheet)));
  expect(missing).toEqual([]);
});
