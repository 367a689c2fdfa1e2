/** How the values of filters are written in an address: what the API takes of them, and what a page makes of them. */
import { filterNames, filters, type FilterOptions } from './filters.ts';

/** At most nine digits: no sign, no fraction, no exponent. */
export const digits = /^\d{1,9}$/;

/** Ids, comma separated; at most 50. */
export const idList = /^\d{1,9}(,\d{1,9}){0,49}$/;

/** `min-max` in whole euros, either side may be left out: `50-200`, `50-`, `-200`. */
export const euroRange = /^(\d{1,6}-\d{0,6}|-\d{1,6})$/;

/** Words of a closed list, comma separated. */
export function wordList(words: readonly string[]): RegExp {
  const one = `(${words.join('|')})`;
  return new RegExp(`^${one}(,${one}){0,${words.length - 1}}$`);
}

/** @returns undefined where it is no whole number within the bounds, which are both taken */
export function readWholeNumber(
  text: string | null,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const value = digits.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/**
 * Reads the filters of an address as a page does, which forgives: what is no value of a filter is left alone, and a span that
 * begins with its end is turned round. The API refuses both.
 *
 * @param textOf what stands under a name; null for nothing
 */
export function readFilters(textOf: (name: string) => string | null): FilterOptions {
  return Object.fromEntries(filterNames.map((name) => [name, readFilter(filters[name], textOf(name))]));
}

function readFilter(
  filter: (typeof filters)[keyof typeof filters],
  text: string | null,
): string | number | boolean | undefined {
  const written = (pattern: RegExp) => (text !== null && pattern.test(text) ? text : undefined);
  switch (filter.values) {
    case 'ids':
      return written(idList);
    case 'words':
      return written(wordList(filter.words));
    case 'wholeNumber':
      return readWholeNumber(text, filter);
    case 'flag':
      return text === 'true' || undefined;
    case 'euroRange': {
      const span = written(euroRange);
      const [min, max] = span?.split('-') ?? [];
      return min && max && Number(min) > Number(max) ? `${max}-${min}` : span;
    }
    default:
      // Nothing is a value too: by itself the return type asks for no case of a new sort.
      return filter satisfies never;
  }
}
