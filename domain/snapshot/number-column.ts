/**
 * Whole numbers in as many bytes each as the widest of them needs, the lowest bytes of all first, then the next: each such plane is
 * compressed by itself. What all have in common, a least value and a unit, is told once.
 */
import { folded, unfolded, type ByteReader, type ByteWriter } from './bytes.ts';

/** By how they differ from the one before, where that is less to tell. */
const [plain, differences] = [0, 1];

/** Half of what is exact: folding doubles it, and so does a difference. */
const mostWhole = 2 ** 51;

export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  Math.abs(value) < mostWhole;

/** @param values each `isWhole` */
export function writeNumbers(writer: ByteWriter, values: readonly number[]): void {
  const [first] = values;
  if (first === undefined) return;
  const asThey = planesOf(values);
  const steps = new Float64Array(values.length - 1);
  for (let at = 0; at < steps.length; at++) steps[at] = values[at + 1]! - values[at]!;
  const apart = planesOf(steps);
  if (bitsOf(apart) < bitsOf(asThey)) {
    writer.number(differences);
    writer.number(folded(first));
    writePlanes(writer, apart);
  } else {
    writer.number(plain);
    writePlanes(writer, asThey);
  }
}

/** @param count how many were written */
export function readNumbers(reader: ByteReader, count: number): Float64Array {
  if (count === 0) return new Float64Array();
  if (reader.number() === plain) return readPlanes(reader, count);
  const first = unfolded(reader.number());
  const apart = readPlanes(reader, count - 1);
  const values = new Float64Array(count);
  values[0] = first;
  for (let at = 1; at < count; at++) values[at] = values[at - 1]! + apart[at - 1]!;
  return values;
}

type Planes = { readonly least: number; readonly unit: number; readonly planes: readonly Uint8Array[] };

/** Loops, since this is most of what writing parts takes: values are walked over, never listed anew. */
function planesOf(values: ArrayLike<number>): Planes {
  const count = values.length;
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (let at = 1; at < count; at++) {
    const value = values[at]!;
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  let divisor = 0;
  for (let at = 0; at < count && divisor !== 1; at++) divisor = commonDivisor(divisor, values[at]! - least);
  const unit = divisor || 1;
  const planes: Uint8Array[] = [];
  for (let factor = unit; factor <= most - least; factor *= 256) {
    const plane = new Uint8Array(count);
    for (let at = 0; at < count; at++) plane[at] = Math.floor((values[at]! - least) / factor) % 256;
    planes.push(plane);
  }
  return { least, unit, planes };
}

function writePlanes(writer: ByteWriter, { least, unit, planes }: Planes): void {
  writer.number(folded(least));
  writer.number(unit);
  writer.number(planes.length);
  for (const plane of planes) writer.bytes(plane);
}

function readPlanes(reader: ByteReader, count: number): Float64Array {
  const least = unfolded(reader.number());
  let factor = reader.number();
  const values = new Float64Array(count).fill(least);
  for (let left = reader.number(); left > 0; left--) {
    const plane = reader.bytes(count);
    for (let at = 0; at < count; at++) values[at]! += plane[at]! * factor;
    factor *= 256;
  }
  return values;
}

function commonDivisor(one: number, other: number): number {
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

/** What is left of them at best, once each byte is written as short as it is frequent. */
const bitsOf = ({ planes }: Planes): number =>
  planes.reduce((sum, plane) => {
    const counts = new Uint32Array(256);
    for (const byte of plane) counts[byte]! += 1;
    return counts.reduce(
      (bits, count) => (count === 0 ? bits : bits - count * Math.log2(count / plane.length)),
      sum,
    );
  }, 0);
