/** The page about the yard's file names the columns that an import knows, all of them and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allColumns, columnOf, findColumns, requiredColumns } from '../../server/catalogue/import/columns.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/yards-file.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => ({
    columns: line
      .split('|', 3)
      .flatMap((cell) => /`(.+)`/.exec(cell)?.[1] ?? [])
      .map(columnOf),
    isRequired: line.includes('**required**'),
  }));

test('every column stands there, under both of its names', () => {
  expect(rows.map(({ columns: [first] }) => first)).toEqual(allColumns);
  for (const { columns } of rows) expect(new Set(columns).size).toBe(1);
});

test('what is required is said to be', () => {
  expect(rows.filter(({ isRequired }) => isRequired).map(({ columns: [first] }) => first)).toEqual(
    requiredColumns,
  );
});

test('the example could be imported', () => {
  const [header = '', piece = ''] = page.split('\n').filter((line) => line.startsWith('    '));
  const cells = header.trim().split(';');
  expect(findColumns(cells)).toMatchObject({ unknown: [], missing: [], known: piece.split(';').length });
});
