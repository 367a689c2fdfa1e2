import { expect, test } from 'vitest';
import { createCarrier, mergedIn, mergeOf } from './merged-cells.ts';

const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;

test('what stands in merged cells is meant for every line that they cover, and marked as carried', () => {
  const carrier = createCarrier();
  carrier.add({ column: 1, from: 2, to: 4 });
  const all = [
    { line: 1, cells: ['codice', 'auto', 'prezzo'] },
    { line: 2, cells: ['101', 'Panda', '45'] },
    { line: 3, cells: ['102', '', '30'] },
    { line: 4, cells: ['103'] },
    { line: 5, cells: ['104', '', '20'] },
  ].map((record) => carrier.carry(record));
  expect(all.map(({ cells }) => cells[1] ?? '')).toEqual(['auto', 'Panda', 'Panda', 'Panda', '']);
  expect(all.map(({ carried }) => [...(carried ?? [])])).toEqual([[], [], [1], [1], []]);
});

test('cells that are merged across a line alone are carried nowhere', () => {
  expect(mergeOf('C6:C10', columnOf)).toEqual({ column: 2, from: 6, to: 10 });
  const carrier = createCarrier();
  carrier.add(mergeOf('A5:J5', columnOf) ?? { column: 0, from: 5, to: 9 });
  carrier.carry({ line: 5, cells: ['FARI'] });
  expect(carrier.carry({ line: 6, cells: ['', 'x'] })).toEqual({ line: 6, cells: ['', 'x'] });
  expect(mergeOf('nonsense', columnOf)).toBeUndefined();
});

test('merged cells are found in the bytes of a sheet, wherever its chunks are cut', async () => {
  const xml = `<sheetData/><mergeCells count="2"><mergeCell ref="A1:J1"/><x:mergeCell  ref="C6:C10"/></mergeCells>`;
  for (let cut = 1; cut < xml.length; cut += 7) {
    const chunks = [xml.slice(0, cut), xml.slice(cut)].map((text) => new TextEncoder().encode(text));
    async function* stream(): AsyncGenerator<Uint8Array> {
      yield* chunks;
    }
    expect([...(await mergedIn(stream()))], String(cut)).toEqual(['A1:J1', 'C6:C10']);
  }
});
