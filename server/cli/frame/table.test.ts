import fc from 'fast-check';
import { expect, test } from 'vitest';
import stringWidth from 'string-width';
import { namedLines, tableLines, type Column } from './table.ts';

type Row = { readonly code: string; readonly name: string; readonly total: string };

const columns: readonly Column<Row>[] = [
  { heading: 'code', cell: ({ code }) => code },
  { heading: 'name', cell: ({ name }) => name, canBeCut: true },
  { heading: 'total', cell: ({ total }) => total, isNumber: true },
];

test('columns stand under their headings, numbers by their ends', () => {
  const rows = [
    { code: 'A-1', name: 'Maria', total: '5' },
    { code: 'A-1000', name: '日本', total: '1,000' },
  ];
  expect(tableLines(rows, columns, 80, 'en')).toEqual([
    'code    name   total',
    'A-1     Maria      5',
    'A-1000  日本   1,000',
  ]);
});

test('no line is wider than the terminal, whatever stands in it', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.replace(/\p{C}/gu, ''));
  fc.assert(
    fc.property(
      fc.array(fc.record({ code: text, name: text, total: text }), { minLength: 1 }),
      fc.integer({ min: 20, max: 80 }),
      (rows, width) => {
        const lines = tableLines(rows, columns, width, 'en');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('the column that may be cut gives way, the others stay whole', () => {
  const [, line] = tableLines(
    [{ code: 'A-1', name: 'Autofficina e Carrozzeria', total: '1,000' }],
    columns,
    24,
    'en',
  );
  expect(line).toBe('A-1   Autofficin…  1,000');
});

test('what strangers wrote steers no terminal, and what is not known leaves its line out', () => {
  expect(
    namedLines(
      [
        ['name', 'M\u001b[31maria\nRossi'],
        [{ it: 'città', en: 'city' }, 'Bologna\u202e\u200f'],
        ['region', '\u3164\u200d'],
        ['plate', null],
      ],
      'en',
    ),
  ).toEqual(['name              M [31maria Rossi', 'city              Bologna']);
});
