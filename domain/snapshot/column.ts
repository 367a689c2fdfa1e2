/**
 * A column of values of any kind, as few bytes as it needs: whole numbers, by themselves or by how they differ from the one
 * before; a list of the different values and which of them each is; or texts, where nearly each is another.
 */
import { folded, lengthOf, unfolded, type ByteReader, type ByteWriter } from './bytes.ts';

/** What JSON can say. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** Values by their place. Lists are made once: equal ones are the same object. */
export type Column = (place: number) => Value;

const ways = ['numbers', 'differences', 'list', 'texts'] as const;
type Way = (typeof ways)[number];

export function writeColumn(writer: ByteWriter, values: readonly Value[]): void {
  const way = wayFor(values);
  writer.number(ways.indexOf(way));
  switch (way) {
    case 'numbers':
      for (const value of values as number[]) writer.number(folded(value));
      break;
    case 'differences': {
      let before = 0;
      for (const value of values as number[]) {
        writer.number(folded(value - before));
        before = value;
      }
      break;
    }
    case 'list': {
      const places = new Map<string, number>();
      const which = values.map((value) => {
        const text = JSON.stringify(value);
        const place = places.get(text) ?? places.size;
        places.set(text, place);
        return place;
      });
      writer.text(`[${[...places.keys()].join()}]`);
      for (const place of which) writer.number(place);
      break;
    }
    case 'texts':
      writer.text(values.join('\n'));
  }
}

/** A column is read as a whole, once. @param count how many values it has */
export function readColumn(reader: ByteReader, count: number): Column {
  const way = ways[reader.number()];
  switch (way) {
    case 'numbers': {
      const values = Float64Array.from({ length: count }, () => unfolded(reader.number()));
      return (place) => values[place]!;
    }
    case 'differences': {
      let before = 0;
      const values = Float64Array.from({ length: count }, () => (before += unfolded(reader.number())));
      return (place) => values[place]!;
    }
    case 'list': {
      const list = JSON.parse(reader.text()) as Value[];
      const which = Uint32Array.from({ length: count }, () => reader.number());
      return (place) => list[which[place]!]!;
    }
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
    const whole = values as readonly number[];
    const plain = whole.reduce((sum, value) => sum + lengthOf(folded(value)), 0);
    const apart = whole.reduce((sum, value, at) => sum + lengthOf(folded(value - (whole[at - 1] ?? 0))), 0);
    return apart < plain ? 'differences' : 'numbers';
  }
  const isText = values.every((value) => typeof value === 'string' && !value.includes('\n'));
  return isText && new Set(values).size > values.length / 2 ? 'texts' : 'list';
}

/** Half of what is exact: folding doubles it, and so does a difference. */
const mostWhole = 2 ** 51;

const isWhole = (value: Value): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  !Object.is(value, -0) &&
  Math.abs(value) < mostWhole;
