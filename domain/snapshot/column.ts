/**
 * A column of values of any kind, as few bytes as it needs once they are compressed: whole numbers and such with up to three
 * decimals; a list of the different values and which of them each is; texts, where nearly each is another; or all of these beside
 * the places where there is nothing.
 */
import type { ByteReader, ByteWriter } from './bytes.ts';
import { canBeFramed, readFramed, writeFramed } from './framed-texts.ts';
import { isWhole, readNumbers, writeNumbers } from './number-column.ts';

/** What JSON can say. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** Values by their place. Lists are made once: equal ones are the same object. */
export type Column = (place: number) => Value;

const ways = ['numbers', 'thousandths', 'list', 'texts', 'or nothing'] as const;
type Way = (typeof ways)[number];

const perWhole = 1_000;

export function writeColumn(writer: ByteWriter, values: readonly Value[]): void {
  const way = wayFor(values);
  writer.number(ways.indexOf(way));
  switch (way) {
    case 'numbers':
      writeNumbers(writer, values as readonly number[]);
      break;
    case 'thousandths':
      writeNumbers(writer, (values as readonly number[]).map(inThousandths));
      break;
    case 'list': {
      const places = new Map<string, number>();
      /** What is no list is found again as it is. */
      const known = new Map<Value, number>();
      const which = values.map((value) => {
        const before = known.get(value);
        if (before !== undefined) return before;
        const text = JSON.stringify(value);
        const place = places.get(text) ?? places.size;
        places.set(text, place);
        if (typeof value !== 'object' || value === null) known.set(value, place);
        return place;
      });
      writer.text(`[${[...places.keys()].join()}]`);
      writeNumbers(writer, which);
      break;
    }
    case 'texts':
      writeFramed(writer, values as readonly string[]);
      break;
    case 'or nothing': {
      const some = values.filter((value) => value !== null);
      writer.number(some.length);
      writeNumbers(
        writer,
        values.map((value) => Number(value !== null)),
      );
      writeColumn(writer, some);
    }
  }
}

/** A column is read as a whole, once. @param count how many values it has */
export function readColumn(reader: ByteReader, count: number): Column {
  const way = ways[reader.number()];
  switch (way) {
    case 'numbers': {
      const numbers = readNumbers(reader, count);
      return (place) => numbers[place]!;
    }
    case 'thousandths': {
      const numbers = readNumbers(reader, count);
      return (place) => numbers[place]! / perWhole;
    }
    case 'list': {
      const list = JSON.parse(reader.text()) as Value[];
      const which = readNumbers(reader, count);
      return (place) => list[which[place]!]!;
    }
    case 'texts': {
      const texts = readFramed(reader, count);
      return (place) => texts[place]!;
    }
    case 'or nothing': {
      const some = reader.number();
      const isThere = readNumbers(reader, count);
      const column = readColumn(reader, some);
      let next = 0;
      const at = Int32Array.from(isThere, (is) => (is === 1 ? next++ : -1));
      return (place) => (at[place]! < 0 ? null : column(at[place]!));
    }
    default:
      throw new RangeError('a column is written in no way that is known');
  }
}

function wayFor(values: readonly Value[]): Way {
  if (values.every(isWhole)) return 'numbers';
  if (values.every(isInThousandths)) return 'thousandths';
  if (new Set(values).size > values.length / 2 && values.every(canBeFramed)) return 'texts';
  const some = values.filter((value) => value !== null);
  return some.length < values.length && some.length > 0 && wayFor(some) !== 'list' ? 'or nothing' : 'list';
}

const inThousandths = (value: number): number => Math.round(value * perWhole);

const isInThousandths = (value: Value): boolean =>
  typeof value === 'number' && isWhole(inThousandths(value)) && inThousandths(value) / perWhole === value;
