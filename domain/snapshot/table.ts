/** A table of named columns, in bytes that pack well: like stands beside like. */
import { createByteReader, createByteWriter } from './bytes.ts';
import { readColumn, writeColumn, type Column, type Value } from './column.ts';

/** In the order of which columns, all of them before it, a column is written: what follows from a kind stands beside its like then. */
export type Orders<Name extends string> = { readonly [Each in Name]?: readonly Name[] };

/** @param columnOf what stands at each place below `count` */
export function writeTable<Name extends string>(
  names: readonly Name[],
  count: number,
  columnOf: (name: Name) => Column,
  orders: Orders<Name> = {},
): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.number(count);
  writer.number(names.length);
  for (const name of names) {
    const by = orders[name] ?? [];
    writer.text(name);
    writer.number(by.length);
    for (const other of by) writer.number(names.indexOf(other));
    const column = columnOf(name);
    const values: Value[] = [];
    for (const place of orderBy(by.map(columnOf), count)) values.push(column(place));
    writeColumn(writer, values);
  }
  return writer.done();
}

export type Table = {
  readonly count: number;
  has(name: string): boolean;
  /** @throws RangeError where the table has no such column */
  column(name: string): Column;
};

/** @throws RangeError where the bytes are no table */
export function readTable(bytes: Uint8Array): Table {
  const reader = createByteReader(bytes);
  const count = reader.number();
  const columns = new Map<string, Column>();
  const before: Column[] = [];
  for (let left = reader.number(); left > 0; left--) {
    const name = reader.text();
    const by = Array.from({ length: reader.number() }, () => {
      const other = before[reader.number()];
      if (!other) throw new RangeError(`${name} is in the order of a column that is not there`);
      return other;
    });
    const written = readColumn(reader, count);
    const column = by.length === 0 ? written : inOrder(written, orderBy(by, count));
    before.push(column);
    columns.set(name, column);
  }
  return {
    count,
    has: (name) => columns.has(name),
    column(name) {
      const column = columns.get(name);
      if (!column) throw new RangeError(`no column is called ${name}`);
      return column;
    },
  };
}

/** @param order where each value of the column belongs */
function inOrder(column: Column, order: Uint32Array): Column {
  const at = new Uint32Array(order.length);
  order.forEach((place, written) => (at[place] = written));
  return (place) => column(at[place]!);
}

/** Rows with the same values together, in the order in which such values first come. */
function orderBy(columns: readonly Column[], count: number): Uint32Array {
  let groups: Numbered = { of: new Uint32Array(count), count: 1 };
  for (const column of columns) {
    const values = numbered(count, (place) => {
      const value = column(place);
      return typeof value === 'object' ? JSON.stringify(value) : value;
    });
    const { of, count: width } = groups;
    groups = numbered(count, (place) => values.of[place]! * width + of[place]!);
  }
  const order = new Uint32Array(count);
  const next = new Uint32Array(groups.count + 1);
  for (const group of groups.of) next[group + 1]! += 1;
  for (let group = 1; group < next.length; group++) next[group]! += next[group - 1]!;
  groups.of.forEach((group, place) => (order[next[group]!++] = place));
  return order;
}

/** Which value each place has, as a number counted up with each new one, and how many there are. */
type Numbered = { readonly of: Uint32Array; readonly count: number };

function numbered(count: number, valueAt: (place: number) => string | number | boolean): Numbered {
  const known = new Map<string | number | boolean, number>();
  const of = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    const value = valueAt(place);
    const number = known.get(value) ?? known.size;
    known.set(value, number);
    of[place] = number;
  }
  return { of, count: known.size };
}
