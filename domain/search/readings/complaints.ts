/** What does not work is told where the piece that makes it work is sought: a window that does not go up wants its regulator. */
import { isAskingWord } from '../query/asking-words.ts';
import { isEndWord } from './by-nature.ts';
import { namesKind } from './words-beside.ts';
import type { Knowledge } from './meaning.ts';

type Known = Pick<Knowledge, 'cars' | 'index' | 'synonyms'>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const windows = setOf('finestrino finestrini vetro vetri cristallo window windows');
const moving = setOf(
  'abbassa abbassano abbassare abbassarsi alza alzano alzare alzarsi sale salgono salire scende scendono scendere go goes going wind winds roll rolls',
);
/** Where it is, and what it is, said so that it names nothing. */
const beside = setOf(
  'porta portiera sportello door meccanismo mechanism su giu up down bloccato bloccati stuck work works',
);

/** What else of a window's works may be sought, by its words. */
const works = [
  { words: setOf('motorino motore motor'), kind: ['motorino', 'alzacristallo'] },
  {
    words: setOf('pulsante pulsanti pulsantiera interruttore tasto tasti switch button'),
    kind: ['pulsantiera', 'alzacristalli'],
  },
];

/**
 * Words that ask for what moves a window, where somebody wrote that it does not move, and named no other part.
 *
 * @param words as they were typed, with those of asking
 * @returns undefined where nobody complains
 */
export function ofWindow(known: Known, words: readonly string[]): readonly string[] | undefined {
  if (!words.some((word) => windows.has(word)) || !words.some((word) => moving.has(word))) return undefined;
  const sought = works.find((one) => words.some((word) => one.words.has(word)));
  const isSaid = (word: string): boolean =>
    windows.has(word) ||
    moving.has(word) ||
    beside.has(word) ||
    isAskingWord(word) ||
    (sought?.words.has(word) ?? false);
  const rest = words.filter((word) => !isSaid(word));
  if (
    namesKind(
      known,
      rest.filter((word) => !isEndWord(word)),
    )
  )
    return undefined;
  return [...(sought?.kind ?? ['alzacristallo']), ...rest];
}
