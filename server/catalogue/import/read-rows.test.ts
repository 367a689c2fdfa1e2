import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';
import { recognise } from './recognise.ts';
import { createRecordReader } from './record-reader.ts';
import { readLine } from './told/of-lines.ts';
import type { Told } from './told/told.ts';
import { fileInMemory, type YardFile } from './yard-file.ts';

/** The same bytes in small pieces, so that every sign and line end is cut somewhere. */
const inPieces = (bytes: Uint8Array, size: number): YardFile => ({
  size: bytes.length,
  async *chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  },
});

async function rowsOf(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const findings = { unknownColumns: new Set<string>(), blankLines: [] as number[] };
  const rows: { line: number; sku: string; name: string; fault?: Told }[] = [];
  const reading = readRows(inPieces(bytes, size), findings);
  for (;;) {
    const { value, done } = await reading.next();
    if (done) return { rows, findings, noRows: value };
    for (const { line, cell, fault } of value)
      rows.push({ line, sku: cell('sku'), name: cell('nameIt'), ...(fault ? { fault: fault.read } : {}) });
  }
}

const header = 'codice;nome;numero_originale;categoria;prezzo';

test('a record keeps the line on which it begins, after quoted breaks and blank lines too', async () => {
  const text = `${header}\r\nA1;"due\nrighe ""qui""";1;k;1\r\n;;;;\r\n\r\nA2; Faro ;2;k;2\r\n`;
  const { rows, findings } = await rowsOf(text);
  expect(rows).toEqual([
    { line: 2, sku: 'A1', name: 'due\nrighe "qui"' },
    { line: 6, sku: 'A2', name: 'Faro' },
  ]);
  expect(findings.blankLines).toEqual([4]);
});

test('delimiter and line ends are recognised, wherever the file is cut into pieces', async () => {
  for (const sign of [';', ',', '\t'])
    for (const end of ['\n', '\r\n', '\r'])
      for (const size of [1, 2, 5, 1_000]) {
        const line = ['A1', 'Faro', '1', 'k', '2'].join(sign);
        const { rows } = await rowsOf(`${header.replaceAll(';', sign)}${end}${line}${end}${line}`, size);
        expect(rows.map(({ line: number, name }) => [number, name])).toEqual([
          [2, 'Faro'],
          [3, 'Faro'],
        ]);
      }
});

test('a title above the header and a separator that Excel names are passed over', async () => {
  const { rows } = await rowsOf(`Magazzino Rossi\n\n${header}\nA1;Faro;1;k;2`);
  expect(rows).toEqual([{ line: 4, sku: 'A1', name: 'Faro' }]);
  expect((await rowsOf(`sep=|\n${header.replaceAll(';', '|')}\nA1|Faro|1|k|2`)).rows).toHaveLength(1);
});

test('lines that each open a quote do not keep the reader reading them again', () => {
  const reader = createRecordReader(';');
  const lines = Array.from({ length: 2_000 }, (_, at) => ({
    number: at + 1,
    text: 'x";"',
    isTooLong: false,
  }));
  const told = lines.flatMap((line) => reader.take(line));
  // Each is given up while the file goes on: what waits to be read again never grows.
  expect(told.length).toBeGreaterThan(1_600);
  expect([...told, ...reader.end()].map(({ line }) => line)).toEqual(lines.map(({ number }) => number));
});

test('a quote that nobody closed spoils its own line and no other', async () => {
  const lines = ['A1;Faro;1;k;2', 'A2;"Faro;2;k;2', 'A3;"Faro, bello";3;k;2', 'A4;Faro;4;k;2'];
  const { rows } = await rowsOf([header, ...lines].join('\n'));
  expect(rows.map(({ sku, fault }) => [sku, fault !== undefined])).toEqual([
    ['A1', false],
    ['A2', true],
    ['A3', false],
    ['A4', false],
  ]);
  const atTheEnd = await rowsOf([header, ...lines.slice(0, 2), lines[3]].join('\n'));
  expect(atTheEnd.rows.map(({ line, fault }) => [line, fault !== undefined])).toEqual([
    [2, false],
    [3, true],
    [4, false],
  ]);
});

test('quotes inside a text belong to it', async () => {
  const { rows } = await rowsOf(
    `${header}\nA1;Cerchio 15" in lega;1;k;2\nA2;"Faro" sinistro;2;k;2\nA3;"Kit "originale" Fiat";3;k;2`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'Cerchio 15" in lega',
    '"Faro" sinistro',
    'Kit "originale" Fiat',
  ]);
});

/** What is held, and not what waits to be cleared away. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('a line without end is told and does not fill the memory', async () => {
  const long = 'x'.repeat(64 * 1024);
  const before = heldMemory();
  let meanwhile = Number.NaN;
  const endless: YardFile = {
    size: 0,
    async *chunks() {
      yield new TextEncoder().encode(`${header}\nA1;Faro;1;k;2\nA2;`);
      for (let time = 0; time < 2_000; time++) {
        yield new TextEncoder().encode(long);
        if (time === 1_900) meanwhile = heldMemory();
      }
      yield new TextEncoder().encode('\nA3;Faro;3;k;2');
    },
  };
  const found: [string, boolean][] = [];
  for await (const rows of readRows(endless, { unknownColumns: new Set(), blankLines: [] }))
    for (const { cell, fault } of rows) found.push([cell('sku'), fault !== undefined]);
  expect(found).toEqual([
    ['A1', false],
    ['A2', true],
    ['A3', false],
  ]);
  expect(meanwhile - before).toBeLessThan(60e6);
});

test('the encoding is recognised', async () => {
  const text = 'Škoda Citroën 12 €';
  const utf8 = new TextEncoder().encode(text);
  const files: [string, Uint8Array][] = [
    ['utf-8', utf8],
    ['utf-8', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
    ['windows-1252', Uint8Array.from([0x8a, 0x6b, 0x6f, 0x64, 0x61, 0x20, 0x80])],
  ];
  for (const [encoding, bytes] of files) expect(await recognise(fileInMemory(bytes))).toBe(encoding);
});

test('one broken sign far down does not make a UTF-8 file another one', async () => {
  const lines = new TextEncoder().encode('Citroën è più\n'.repeat(1_000));
  expect(await recognise(inPieces(Uint8Array.from([...lines, 0xe8, 0x0a]), 333))).toBe('utf-8');
  expect(
    await recognise(inPieces(Uint8Array.from([...Buffer.from('a'.repeat(5_000)), 0xe8, 0x0a]), 333)),
  ).toBe('windows-1252');
});

test('files of other kinds are told by name', async () => {
  const kinds: [number[] | string, RegExp][] = [
    [[0x50, 0x4b, 3, 4, 20], /spreadsheet/],
    [[0xd0, 0xcf, 0x11, 0xe0], /spreadsheet/],
    [[0x1f, 0x8b, 8], /archive/],
    ['%PDF-1.7', /PDF/],
    ['\n<html><table>', /web page/],
    [[1, 2, 0, 7, 9, 9, 9, 9, 9, 9], /no text/],
    ['', /empty/],
  ];
  for (const [content, sentence] of kinds)
    await expect(recognise(fileInMemory(Buffer.from(content as string)))).rejects.toThrow(sentence);
});

test('JSON is a list of objects, alone or under parts, with the keys of either language', async () => {
  const parts = [
    { codice: 'A1', Nome: 'Faro "sinistro"', prezzo: 12.5, foto: ['a.jpg', 'b.jpg'], scaffale: 3 },
    { sku: 'A2', name: 'Headlight ]},', price: '1.250,00', notes: null },
  ];
  for (const text of [
    JSON.stringify(parts),
    JSON.stringify({ shop: { parts: 1 }, parts, more: [1] }, null, 2),
  ])
    for (const size of [1, 3, 1_000]) {
      const { rows, findings } = await rowsOf(text, size);
      expect(rows.map(({ sku, name }) => [sku, name])).toEqual([
        ['A1', 'Faro "sinistro"'],
        ['A2', 'Headlight ]},'],
      ]);
      expect([...findings.unknownColumns]).toEqual(['scaffale', 'notes']);
    }
  expect((await rowsOf(JSON.stringify({ parts }, null, 2), 3)).rows.map(({ line }) => line)).toEqual([3, 13]);
});

test('JSON that is broken in one place is told there, and the rest is read', async () => {
  const { rows } = await rowsOf(
    '[{"sku":"A1"},\n{"sku":},\n7,\n{"sku":"A2","name":{"it":"Faro"}},\n{"sku":"A3"}',
  );
  expect(rows.map(({ line, sku, fault }) => [line, sku, fault !== undefined])).toEqual([
    [1, 'A1', false],
    [2, '', true],
    [3, '', true],
    [4, 'A2', true],
    [5, '', true],
  ]);
  expect((await rowsOf('{"pieces": {"parts": [1]}}')).noRows?.faults[0]?.read).toBe(readLine.jsonWithoutList);
  expect((await rowsOf('['.repeat(100_000))).rows.map(({ fault }) => fault)).toEqual([readLine.endOfFile]);
});
