/** Cells of a workbook that are merged down over several rows: what stands in the first of them is meant for all. Pure. */
import type { SheetRecord } from './sheet.ts';

/** Down one column, from one line to a later one. */
export type Merge = { readonly column: number; readonly from: number; readonly to: number };

/** Most merged cells of a sheet that are looked at. */
const mostMerges = 100_000;

/** @returns what fills the records of a sheet, in their order; merged cells are to be told before their first line comes */
export function createCarrier(): {
  add(merge: Merge): void;
  carry(record: SheetRecord): SheetRecord;
} {
  const waiting = new Map<number, Merge[]>();
  const active = new Map<number, { to: number; text: string }>();
  let known = 0;
  return {
    add(merge) {
      if (merge.to <= merge.from || known >= mostMerges) return;
      known += 1;
      const some = waiting.get(merge.from) ?? [];
      some.push(merge);
      waiting.set(merge.from, some);
    },
    carry(record) {
      if (known === 0) return record;
      const { line } = record;
      let cells: string[] | undefined;
      const carried = new Set<number>();
      for (const [column, { to, text }] of active) {
        if (line > to) active.delete(column);
        else if (text !== '' && (record.cells[column] ?? '') === '') {
          cells ??= [...record.cells];
          while (cells.length <= column) cells.push('');
          cells[column] = text;
          carried.add(column);
        }
      }
      for (const { column, to } of waiting.get(line) ?? [])
        active.set(column, { to, text: record.cells[column] ?? '' });
      return cells ? { ...record, cells, carried } : record;
    },
  };
}

/** `C6:C10`, from the end of a sheet of .xlsx. @param columnOf the column of a cell, from 0 */
export function mergeOf(reference: string, columnOf: (cell: string) => number): Merge | undefined {
  const [, first = '', from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? [];
  return first === '' ? undefined : { column: columnOf(first), from: Number(from), to: Number(to) };
}

const reference = /<(?:\w+:)?mergeCell\s[^>]*?ref="([^"]{1,24})"/g;

/** Longest tag of a merged cell, in bytes: what a chunk cuts in two is read again with the next one. */
const longestTag = 200;

/**
 * The merged cells of a sheet of .xlsx, which stand behind its rows: found in its bytes, since reading all of its XML twice would take
 * twice as long.
 */
export async function mergedIn(stream: AsyncIterable<Uint8Array>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let end = Buffer.alloc(0);
  for await (const bytes of stream) {
    const chunk = Buffer.concat([end, bytes]);
    if (chunk.includes('mergeCell'))
      for (const [, one = ''] of chunk.toString('latin1').matchAll(reference)) found.add(one);
    end = chunk.subarray(-longestTag);
    if (found.size >= mostMerges) break;
  }
  return found;
}
