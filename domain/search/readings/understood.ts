/** What the words of a query were taken for, so that the person can take each away. */
import type { SearchResult, Slot } from '../../contract/search.ts';
import { isYear } from '../../query-words.ts';
import { numbersInQuery } from '../query/numbers-in-query.ts';
import { wordsTyped } from '../query/words-typed.ts';
import { sideOf } from '../index/sides.ts';
import type { CarNames } from '../cars/car-names.ts';
import type { EngineNames } from '../cars/engine-names.ts';
import { isColourWord, isFuelWord } from '../index/car-facts-in-words.ts';
import { withoutAsking } from './words-beside.ts';

type Understood = SearchResult['understood'];

/**
 * Neighbours of one slot are one: `faro anteriore`, `golf 4`.
 *
 * @param ignored words that the answer passed over: they were taken for nothing
 */
export function understoodOf(
  { cars, engines }: { readonly cars: CarNames; readonly engines: EngineNames },
  query: string,
  ignored: readonly string[] = [],
): Understood {
  const { numbers, rest } = numbersInQuery(query);
  const written = withoutAsking(cars, wordsTyped(rest)).filter((word) => !ignored.includes(word));
  const engine = engines.asked(rest);
  const slotted: { slot: Slot; words: string[] }[] = numbers.map((number) => ({
    slot: 'number',
    words: [number],
  }));
  written.forEach((word, at) => {
    if (engine?.words.has(word)) return;
    const slot = slotOf(cars, written, at);
    const last = slotted.at(-1);
    if (last?.slot === slot && slot !== 'number') last.words.push(word);
    else slotted.push({ slot, words: [word] });
  });
  if (engine) slotted.push({ slot: 'engine', words: [engine.text] });
  // Alone it is the whole query, and needs no sign.
  if (slotted.length < 2) return [];
  return slotted.map(({ slot, words }) => ({
    slot,
    text: words.join(' '),
    left: slotted
      .filter((other) => other.words !== words)
      .flatMap((other) => other.words)
      .join(' '),
  }));
}

/** What a word of a query was taken for, beside the others. */
export function slotOf(cars: CarNames, words: readonly string[], at: number): Slot {
  const word = words[at] ?? '';
  if (cars.isName(word) || cars.phrasesAt(words, at).length > 0) return 'car';
  const isOfCar = cars.isCode(word) || cars.isNumberedModel(word);
  if (isOfCar && words.some(cars.isName)) return 'car';
  if (isYear(word)) return 'year';
  if (sideOf([word])) return 'side';
  if (isFuelWord(word)) return 'fuel';
  if (isColourWord(word)) return 'colour';
  return 'kind';
}
