import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the gallery shows every part of `src/ui`', () => {
  const shown = globSync('e2e/gallery/*.tsx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const forgotten = readdirSync(join(root, 'src/ui')).filter(
    (part) => !shown.includes(`src/ui/${part}/`) || !shown.includes(`name="${part}"`),
  );
  expect(forgotten, 'Give each a section in e2e/gallery').toEqual([]);
});
