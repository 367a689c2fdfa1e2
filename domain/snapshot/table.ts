/** Rows as a table of named columns, in bytes that pack well: like stands beside like. */
import { createByteReader, createByteWriter } from './bytes.ts';
import { readColumn, writeColumn, type Column, type Value } from './column.ts';

export type Row<Name extends string> = { readonly [Each in Name]: Value };

/** @param names of the columns, each of which every row has */
export function writeTable<Name extends string>(
  names: readonly Name[],
  rows: readonly Row<Name>[],
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.number(rows.length);
  writer.number(names.length);
  for (const name of names) {
    writer.text(name);
    writeColumn(
      writer,
      rows.map((row) => row[name]),
    );
  }
  return writer.done();
}

export type Table = {
  readonly count: number;
  /** @throws RangeError where the table has no such column */
  column(name: string): Column;
};

/** @throws RangeError where the bytes are no table */
export function readTable(bytes: Uint8Array): Table {
  const reader = createByteReader(bytes);
  const count = reader.number();
  const columns = new Map<string, Column>();
  for (let left = reader.number(); left > 0; left--) columns.set(reader.text(), readColumn(reader, count));
  return {
    count,
    column(name) {
      const column = columns.get(name);
      if (!column) throw new RangeError(`no column is called ${name}`);
      return column;
    },
  };
}
