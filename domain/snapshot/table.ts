/** Rows as a table of named columns, in bytes that pack well: like stands beside like. */
import { createByteReader, createByteWriter } from './bytes.ts';
import { readColumn, writeColumn, type Column, type Value } from './column.ts';

export type Row<Name extends string> = { readonly [Each in Name]: Value };

/** For a column the one that mostly decides it, which stands before it. */
export type Within<Name extends string> = { readonly [Each in Name]?: Name };

/** @param names of the columns, each of which every row has */
export function writeTable<Name extends string>(
  names: readonly Name[],
  rows: readonly Row<Name>[],
  within: Within<Name> = {},
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.number(rows.length);
  writer.number(names.length);
  for (const name of names) {
    const surroundings = within[name];
    writer.text(name);
    writer.text(surroundings ?? '');
    writeColumn(
      writer,
      rows.map((row) => row[name]),
      surroundings && rows.map((row) => row[surroundings]),
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
  function column(name: string): Column {
    const found = columns.get(name);
    if (!found) throw new RangeError(`no column is called ${name}`);
    return found;
  }
  for (let left = reader.number(); left > 0; left--) {
    const [name, surroundings] = [reader.text(), reader.text()];
    columns.set(name, readColumn(reader, count, surroundings === '' ? undefined : column(surroundings)));
  }
  return { count, column };
}
