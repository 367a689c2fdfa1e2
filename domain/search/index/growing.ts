/** Columns of numbers that grow at their end: eight times smaller than an array of objects, and read in order. */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export type Growing<Kind extends Numbers> = {
  /** At least as long as what was put in; what lies behind is zero. */
  values: Kind;
  length: number;
};

const firstLength = 4;

export function createGrowing<Kind extends Numbers>(kind: new (length: number) => Kind): Growing<Kind> {
  return { values: new kind(firstLength), length: 0 };
}

/** Puts a number behind the last. */
export function push(column: Growing<Numbers>, value: number): void {
  if (column.length === column.values.length) {
    const wider = new (column.values.constructor as new (length: number) => Numbers)(column.length * 2);
    wider.set(column.values);
    column.values = wider;
  }
  column.values[column.length] = value;
  column.length += 1;
}

/** What was put in, without what is free behind it; no copy. */
export const filled = <Kind extends Numbers>({ values, length }: Growing<Kind>): Kind =>
  values.subarray(0, length) as Kind;
