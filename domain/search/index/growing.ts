/** Columns of numbers that grow at their end: eight times smaller than an array of objects, and read in order. */

/** What numbers lie in. */
export type Numbers<In extends ArrayBufferLike = ArrayBufferLike> =
  | Uint8Array<In>
  | Uint16Array<In>
  | Uint32Array<In>
  | Float64Array<In>;

export type Growing<Kind extends Numbers> = {
  /** At least as long as what was put in. */
  values: Kind;
  length: number;
};

const firstLength = 4;

export const createGrowing = <Kind extends Numbers>(kind: new (length: number) => Kind): Growing<Kind> => ({
  values: new kind(firstLength),
  length: 0,
});

/** Such a column of numbers that there are already; they are not copied until more are put behind them. */
export const growingFrom = <Kind extends Numbers>(values: Kind): Growing<Kind> => ({
  values,
  length: values.length,
});

/** Makes it long enough. @param length how much is to be in it */
function reach(column: Growing<Numbers>, length: number): void {
  if (length <= column.values.length) return;
  const wider = new (column.values.constructor as new (length: number) => Numbers)(
    Math.max(Math.ceil(column.values.length * 1.5), length),
  );
  wider.set(column.values);
  column.values = wider;
}

/** One more place behind the last. What stands in it is anything. */
export function makeRoom(column: Growing<Numbers>): void {
  reach(column, column.length + 1);
  column.length += 1;
}

/** Puts a number behind the last. */
export function push(column: Growing<Numbers>, value: number): void {
  makeRoom(column);
  column.values[column.length - 1] = value;
}

/** Puts several behind the last. */
export function append<Kind extends Numbers>(column: Growing<Kind>, values: Kind): void {
  reach(column, column.length + values.length);
  column.values.set(values, column.length);
  column.length += values.length;
}

/** What was put in, without what is free behind it; no copy. */
export const filled = <Kind extends Numbers>({ values, length }: Growing<Kind>): Kind =>
  values.subarray(0, length) as Kind;

/** The same as a list of its own. */
export const copied = <Kind extends Numbers>(column: Growing<Kind>): Kind => filled(column).slice() as Kind;

/** A copy in as few bytes each as the greatest of them needs. @param numbers whole and not negative */
export function narrowed(numbers: readonly number[] | Numbers): Numbers {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  if (most < 2 ** 8) return Uint8Array.from(numbers);
  if (most < 2 ** 16) return Uint16Array.from(numbers);
  return most < 2 ** 32 ? Uint32Array.from(numbers) : Float64Array.from(numbers);
}

/** Such numbers, each less than 2 ** 32, in a column as it is searched. */
export const widened = (numbers: Numbers): Growing<Uint32Array> =>
  growingFrom(numbers instanceof Uint32Array ? numbers : Uint32Array.from(numbers));
