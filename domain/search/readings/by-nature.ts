/** Kinds that are at one end of every car: whoever says so besides says nothing that tells one from another. */
import { queryWords } from '../../query-words.ts';
import { namesKind } from './words-beside.ts';
import type { Knowledge } from './meaning.ts';

type Known = Pick<Knowledge, 'synonyms'>;

const front: ReadonlySet<string> = new Set('anteriore anteriori front'.split(' '));
const rear: ReadonlySet<string> = new Set('posteriore posteriori rear back'.split(' '));

export const isEndWord = (word: string): boolean => front.has(word) || rear.has(word);

/** As the words of the trade have them first; those whose own name says its end are known by that. */
export const inFront: ReadonlySet<string> = new Set([
  'fendinebbia',
  'luce diurna',
  'griglia radiatore',
  'cofano motore',
  'serratura cofano',
  'specchietto',
  'radiatore acqua',
  'condensatore climatizzatore',
  'intercooler',
]);
export const inRear: ReadonlySet<string> = new Set([
  'terzo stop',
  'ammortizzatore portellone',
  'gancio traino',
  'cappelliera',
  'ruotino di scorta',
]);

const wordsOfAll = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => queryWords(name).join(' ')));
const ends = [
  { words: front, kinds: wordsOfAll(inFront) },
  { words: rear, kinds: wordsOfAll(inRear) },
];

/**
 * Words without the front of a kind that is in front by nature, and the rear of one in the rear: `front left fog light`. The other end
 * stays, and so does what is part of a phrase of the trade.
 *
 * @returns undefined where there is none such
 */
export function withoutNaturalEnd(
  { synonyms }: Known,
  words: readonly string[],
): readonly string[] | undefined {
  const whole = [...words, ''];
  const inPhrase = new Set<number>();
  /** What the phrases of the query mean: each once, by the shop's own names. */
  const meant: string[][] = [];
  for (let at = 0; at < words.length;) {
    const phrase = synonyms.at(whole, at);
    const length = phrase?.length ?? 1;
    const typed = words.slice(at, at + length);
    const isEnd = length === 1 && isEndWord(typed[0] ?? '');
    if (phrase && !isEnd) {
      const own = phrase.others.filter(({ isOwn }) => isOwn).map((name) => name.phrase.join(' '));
      meant.push(own.length > 0 ? own : [typed.join(' ')]);
      for (let inner = at; inner < at + length; inner += 1) inPhrase.add(inner);
    }
    at += length;
  }
  const passed = ends
    .filter(({ words: said, kinds }) => {
      const isHere = (name: string) => kinds.has(name) || name.split(' ').some((word) => said.has(word));
      return meant.some((names) => names.every(isHere));
    })
    .flatMap(({ words: said }) => [...said]);
  const left = words.filter((word, at) => inPhrase.has(at) || !passed.includes(word));
  return left.length > 0 && left.length < words.length ? left : undefined;
}

/** Kinds by themselves; beside another one they only say at which end it is. */
const endsOfCar = new Map([
  ['muso', 'anteriore'],
  ['musetto', 'anteriore'],
  ['frontale', 'anteriore'],
  ['coda', 'posteriore'],
  ['retro', 'posteriore'],
]);

/**
 * Words with the end of the car that is meant by its nose or its tail: `muso ford ka paraurti`.
 *
 * @returns undefined where neither is said, or no other kind is named
 */
export function withEndOfCar(
  known: Pick<Knowledge, 'cars' | 'index' | 'synonyms'>,
  words: readonly string[],
): readonly string[] | undefined {
  const others = words.filter((word) => !endsOfCar.has(word));
  if (others.length === words.length || !namesKind(known, others)) return undefined;
  return words.map((word) => endsOfCar.get(word) ?? word);
}
