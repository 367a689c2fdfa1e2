/** Words by which the language of a name is told, and what is said in Italian instead of those that mean something else elsewhere. Pure. */
import { wordsOf } from '../letters.ts';
import { kindRows } from './kind-rows.ts';

/** Shorter words are words of too many languages. */
const shortestTelling = 4;

/** Words of a column of the table that stand in no other. @param aside columns that are not asked */
export function wordsOnlyIn(column: string, aside: readonly string[] = []): ReadonlySet<string> {
  const others = new Set(
    kindRows.flatMap((row) =>
      Object.entries(row).flatMap(([name, text]) =>
        name === column || aside.includes(name) ? [] : wordsOf(text),
      ),
    ),
  );
  const own = kindRows.flatMap((row) => wordsOf(row[column] ?? ''));
  return new Set(own.filter((word) => word.length >= shortestTelling && !others.has(word)));
}

export type Rule = readonly [said: RegExp, italian: string];

/** A word of its own, with the full stop of a shortened one. */
export const word = (said: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})\.?`, 'giu');
export const beginning = (said: string): RegExp => new RegExp(String.raw`(?<!\p{L})${said}`, 'giu');

export const said = (name: string, rules: readonly Rule[]): string =>
  rules.reduce((text, [pattern, italian]) => text.replace(pattern, italian), name);
