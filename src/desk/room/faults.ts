/** What is wrong with a field of a piece, in words. */
import type { FieldProblem } from '../../../domain/problem.ts';
import type { DeskWords } from '../words/it.ts';

const isOf = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** A sentence for a code. */
export const faultWords = ({ listing: { faults } }: DeskWords, code: string): string =>
  (faults as Readonly<Record<string, string>>)[code] ?? faults.other;

/** @param field its first step: `photos` is meant by `photos.2` too */
export function faultOf(
  words: DeskWords,
  errors: readonly FieldProblem[],
  field: string,
): string | undefined {
  const found = errors.filter(({ path }) => isOf(path, field)).map(({ code }) => faultWords(words, code));
  return found.length > 0 ? [...new Set(found)].join(' ') : undefined;
}

/** Each field that something is wrong with, under the name that it has on the screen. */
export function faultLines(words: DeskWords, errors: readonly FieldProblem[]): string[] {
  const { places } = words.listing;
  return errors.map(({ path, code }) => {
    const [field = '', nth] = path.split('.');
    const name = (places as Readonly<Record<string, string>>)[field];
    const place = field === 'photos' && nth !== undefined ? words.photos.photo(Number(nth) + 1) : name;
    return place ? `${place}: ${faultWords(words, code)}` : faultWords(words, code);
  });
}
