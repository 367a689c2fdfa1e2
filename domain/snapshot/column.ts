/**
 * A column of values of any kind, as few bytes as it needs: whole numbers, by how they differ from the least or from the one
 * before, without a factor that all have (times are mostly whole minutes); a list of the different values and which of them each is;
 * or texts, where nearly each is another.
 */
import { folded, lengthOf, unfolded, type ByteReader, type ByteWriter } from './bytes.ts';

/** What JSON can say. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** Values by their place. Lists are made once: equal ones are the same object. */
export type Column = (place: number) => Value;

const ways = ['numbers', 'differences', 'list', 'texts'] as const;
type Way = (typeof ways)[number];

/** @param within another value of each row, which mostly decides this one: a kind has two or three names */
export function writeColumn(writer: ByteWriter, values: readonly Value[], within?: readonly Value[]): void {
  const way = within ? 'list' : wayFor(values);
  writer.number(ways.indexOf(way));
  switch (way) {
    case 'numbers':
    case 'differences':
      return writeNumbers(writer, values as readonly number[], way);
    case 'list':
      return writeList(writer, values, within);
    case 'texts':
      writer.text((values as readonly string[]).join('\n'));
  }
}

/**
 * A column is read as a whole, once.
 *
 * @param count how many values it has
 * @param within the same column as it was written with
 */
export function readColumn(reader: ByteReader, count: number, within?: Column): Column {
  const way = ways[reader.number()];
  switch (way) {
    case 'numbers':
    case 'differences':
      return readNumbers(reader, count, way);
    case 'list':
      return readList(reader, count, within);
    case 'texts': {
      const texts = reader.text().split('\n');
      return (place) => texts[place]!;
    }
    default:
      throw new RangeError('a column is written in no way that is known');
  }
}

function wayFor(values: readonly Value[]): Way {
  if (values.every(isWhole)) {
    const whole = scaled(values as readonly number[], scaleOf(values as readonly number[]));
    const plain = whole.reduce((sum, value) => sum + lengthOf(value), 0);
    const apart = whole.reduce((sum, value, at) => sum + lengthOf(folded(value - (whole[at - 1] ?? 0))), 0);
    return apart < plain ? 'differences' : 'numbers';
  }
  const isText = values.every((value) => typeof value === 'string' && !value.includes('\n'));
  return isText && new Set(values).size > values.length / 2 ? 'texts' : 'list';
}

/** A quarter of what is exact: folding doubles it, and so does a difference. */
const mostWhole = 2 ** 51;

const isWhole = (value: Value): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  Math.abs(value) < mostWhole;

type Scale = { readonly least: number; readonly factor: number };

function scaleOf(values: readonly number[]): Scale {
  const least = values.reduce((one, other) => Math.min(one, other), values[0] ?? 0);
  const factor = values.reduce((common, value) => commonFactor(common, value - least), 0);
  return { least, factor: factor || 1 };
}

function commonFactor(one: number, other: number): number {
  let [greater, smaller] = [one, other];
  while (smaller > 0) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

const scaled = (values: readonly number[], { least, factor }: Scale): number[] =>
  values.map((value) => (value - least) / factor);

function writeNumbers(writer: ByteWriter, values: readonly number[], way: 'numbers' | 'differences'): void {
  const scale = scaleOf(values);
  writer.number(folded(scale.least));
  writer.number(scale.factor);
  let before = 0;
  for (const value of scaled(values, scale)) {
    writer.number(way === 'numbers' ? value : folded(value - before));
    before = value;
  }
}

function readNumbers(reader: ByteReader, count: number, way: 'numbers' | 'differences'): Column {
  const [least, factor] = [unfolded(reader.number()), reader.number()];
  let before = 0;
  const next = way === 'numbers' ? reader.number : () => (before += unfolded(reader.number()));
  const values = Float64Array.from({ length: count }, next);
  const isShort = values.every((value) => value >= 0 && value < 2 ** 32);
  const kept = isShort ? Uint32Array.from(values) : values;
  return (place) => least + kept[place]! * factor;
}

/**
 * A value is told by its place among those that were met in its row's surroundings; one that is new there, by the next place and then
 * by its place in the list.
 */
function writeList(writer: ByteWriter, values: readonly Value[], within?: readonly Value[]): void {
  const texts = values.map((value) => JSON.stringify(value));
  const list = new Map([...new Set(texts)].map((text, place) => [text, place]));
  writer.text(`[${[...list.keys()].join()}]`);
  if (!within) {
    for (const text of texts) writer.number(list.get(text)!);
    return;
  }
  const met = new Map<string, Map<string, number>>();
  texts.forEach((text, at) => {
    const surroundings = JSON.stringify(within[at]);
    const there = met.get(surroundings) ?? new Map<string, number>();
    met.set(surroundings, there);
    const place = there.get(text);
    writer.number(place ?? there.size);
    if (place !== undefined) return;
    writer.number(list.get(text)!);
    there.set(text, there.size);
  });
}

function readList(reader: ByteReader, count: number, within?: Column): Column {
  const list = JSON.parse(reader.text()) as Value[];
  // Equal values are the same object, so that each may be looked up as it is.
  const met = new Map<Value, number[]>();
  const which = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const place = reader.number();
    if (!within) {
      which[at] = place;
      continue;
    }
    const surroundings = within(at);
    const there = met.get(surroundings) ?? [];
    met.set(surroundings, there);
    if (place === there.length) there.push(reader.number());
    which[at] = there[place]!;
  }
  return (place) => list[which[place]!]!;
}
