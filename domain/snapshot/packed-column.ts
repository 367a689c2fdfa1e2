/**
 * A column as it lies in memory and on the device, in few long lists of numbers: a value is read by its place, and nothing of the
 * others with it. What is carried (`column.ts`) is smaller, and has to be read as a whole.
 */
import { narrowed, type Numbers } from '../search/index/growing.ts';
import type { Column, Value } from './column.ts';
import { isWhole } from './number-column.ts';

/** Texts behind one another, as UTF-8. */
type Texts = {
  readonly bytes: Uint8Array;
  /** Where each ends. */
  readonly ends: Numbers;
};

export type PackedColumn =
  | {
      readonly as: 'numbers';
      readonly numbers: Numbers;
      readonly least: number;
      readonly hasNothing: boolean;
    }
  /** Which of the different values each is, and those as JSON. */
  | { readonly as: 'list'; readonly which: Numbers; readonly list: Texts }
  /** Mostly each another one. */
  | { readonly as: 'texts'; readonly texts: Texts };

/** Of texts that are nearly as many as their places no list is made. */
const mostInList = 0.5;

export function packColumn(column: Column, count: number): PackedColumn {
  const values = Array.from({ length: count }, (_, place) => column(place));
  const some = values.filter((value) => value !== null);
  if (some.length > 0 && some.every(isWhole)) return packNumbers(values as (number | null)[], some);
  const places = new Map<Value, number>();
  const texts: string[] = [];
  const numbered = new Map<string, number>();
  const which = values.map((value) => {
    let place = places.get(value);
    if (place !== undefined) return place;
    const text = JSON.stringify(value);
    place = numbered.get(text) ?? texts.push(text) - 1;
    numbered.set(text, place);
    places.set(value, place);
    return place;
  });
  return texts.length > count * mostInList && values.every((value) => typeof value === 'string')
    ? { as: 'texts', texts: packTexts(values) }
    : { as: 'list', which: narrowed(which), list: packTexts(texts) };
}

/** Nothing is told as zero, and every number as one more than how far it is from the least. */
function packNumbers(values: readonly (number | null)[], some: readonly number[]): PackedColumn {
  const least = some.reduce((one, other) => Math.min(one, other));
  const hasNothing = some.length < values.length;
  const offset = hasNothing ? 1 - least : -least;
  const numbers = narrowed(values.map((value) => (value === null ? 0 : value + offset)));
  return { as: 'numbers', numbers, least, hasNothing };
}

function packTexts(texts: readonly string[]): Texts {
  const encoder = new TextEncoder();
  const each = texts.map((text) => encoder.encode(text));
  let end = 0;
  const ends = narrowed(each.map(({ length }) => (end += length)));
  const bytes = new Uint8Array(end);
  each.forEach((some, nth) => bytes.set(some, ends[nth]! - some.length));
  return { bytes, ends };
}

/** @returns equal lists and objects of it are the same object, as in every column */
export function openColumn(packed: PackedColumn): Column {
  switch (packed.as) {
    case 'numbers': {
      const { numbers, least, hasNothing } = packed;
      if (!hasNothing) return (place) => numbers[place]! + least;
      return (place) => (numbers[place] === 0 ? null : numbers[place]! - 1 + least);
    }
    case 'list': {
      const { which } = packed;
      const textAt = openTexts(packed.list);
      const known: Value[] = [];
      return (place) => {
        const nth = which[place]!;
        return (known[nth] ??= JSON.parse(textAt(nth)) as Value);
      };
    }
    case 'texts':
      return openTexts(packed.texts);
    default:
      throw new RangeError('a column is packed in no way that is known');
  }
}

function openTexts({ bytes, ends }: Texts): (nth: number) => string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (nth) => decoder.decode(bytes.subarray(nth === 0 ? 0 : ends[nth - 1], ends[nth]));
}
