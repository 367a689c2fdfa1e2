import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { readTable } from './read-table.ts';

test('a record keeps the line on which it begins, after quoted breaks and blank lines too', () => {
  const text = 'codice;nome\r\nA1;"due\nrighe ""qui"""\r\n;\r\n\r\nA2; Faro \r\n';
  expect(readTable(text)).toEqual({
    header: ['codice', 'nome'],
    records: [
      { line: 2, cells: ['A1', 'due\nrighe "qui"'] },
      { line: 6, cells: ['A2', 'Faro'] },
    ],
  });
});

test('the delimiter and the line ends are recognised', () => {
  for (const sign of [';', ',', '\t'])
    for (const end of ['\n', '\r\n', '\r'])
      expect(readTable(`sku${sign}name${end}A1${sign}Faro`).records).toEqual([
        { line: 2, cells: ['A1', 'Faro'] },
      ]);
});

test('the encoding is recognised', () => {
  const text = 'Škoda Citroën 12 €';
  const utf8 = new TextEncoder().encode(text);
  expect(decode(utf8)).toBe(text);
  expect(decode(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
  expect(decode(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
  expect(decode(Buffer.from(text, 'utf16le'))).toBe(text);
  expect(decode(Uint8Array.from([0x8a, 0x6b, 0x6f, 0x64, 0x61, 0x20, 0x80]))).toBe('Škoda €');
});
