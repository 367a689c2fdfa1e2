import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvBegin, csvLine, harmless, type Cell } from './csv-line.ts';

const read = (csv: string) =>
  parse(csv, { delimiter: ';', bom: true, relax_column_count: true, record_delimiter: '\r\n' });

test('what is written is read back, whatever stands in the cells', () => {
  const sign = fc.constantFrom(...';",\'\r\n\t=+-@ aé＝€0');
  const text = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' }));
  const row = fc.array(text, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(read(csvBegin + rows.map(csvLine).join(''))).toEqual(rows.map((cells) => cells.map(harmless)));
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+39 333', "'+39 333"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['  =1', "'  =1"],
  ['a\n=1', "a\n'=1"],
  ['Rossi; =1', "Rossi;' =1"],
  ['＝1', "'＝1"],
  ['Rossi-Bianchi', 'Rossi-Bianchi'],
  ['maria+auto@example.com', 'maria+auto@example.com'],
])('a spreadsheet takes %j for a text', (typed, written) => {
  expect(harmless(typed)).toBe(written);
});

test.each<[Cell, string]>([
  [{ cents: 0 }, '0,00'],
  [{ cents: 5 }, '0,05'],
  [{ cents: 123_450 }, '1234,50'],
  [{ cents: -1_205 }, '-12,05'],
  [null, ''],
  ['a"b', '"a""b"'],
])('%j is written as %s', (cell, written) => {
  expect(csvLine([cell, 'x'])).toBe(`${written};x\r\n`);
});

test('an amount is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const [[written = '']] = read(csvLine([{ cents }])) as [string[]];
      expect(Math.round(Number(written.replace(',', '.')) * 100) + 0).toBe(cents);
    }),
  );
});
