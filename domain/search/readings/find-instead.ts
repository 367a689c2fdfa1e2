/** Where a search finds nothing: what would be found, with one thing less or with one thing alone. */
import type { SearchQuery, SearchResult } from '../../contract/search.ts';
import { isYear } from '../../query-words.ts';
import { isEmpty } from '../index/filters.ts';
import { countMeant } from './find-meant.ts';
import { meaningOfWords, type Knowledge } from './meaning.ts';
import { readings } from './readings.ts';

type Instead = Pick<SearchResult['instead'], 'without' | 'withoutWord' | 'words' | 'absentCar'>;

/** More words than these are a sentence, and leaving out one of them helps nobody. */
const mostWords = 7;
/** More would be a list to search through again. */
const mostTold = 4;

/** @param typed words of the query, as it was read first; none where they tell nothing by themselves */
export async function findInstead(
  knowledge: Knowledge,
  query: SearchQuery,
  typed: readonly string[],
): Promise<Instead> {
  // Without words and without filters there would be everything, which is no answer.
  const total = query.query === '' || isEmpty(query) ? 0 : await countMeant(knowledge.index, query, {});
  const withoutWord = await countWithoutEach(knowledge, query, typed);
  return {
    without: total > 0 ? [{ filter: 'query', total }] : [],
    withoutWord,
    absentCar: absentCarIn(knowledge, typed),
    words: withoutWord.length > 0 ? [] : await countEach(knowledge, query, typed),
  };
}

/** A make or a model that is named, and that no part of the shop is of or fits. */
function absentCarIn({ index, cars }: Knowledge, words: readonly string[]): string | null {
  const isNamed = (word: string) => cars.isName(word) || cars.isNumberedModel(word);
  const absent = words.find((word) => isNamed(word) && index.words.count(word) === 0);
  return absent === undefined ? null : (cars.soldNameOf(absent) ?? null);
}

/** How many there are without one of the words, under the same filters; the nearest to what was asked for first. Of two words each is told alone. */
async function countWithoutEach(
  knowledge: Knowledge,
  query: SearchQuery,
  typed: readonly string[],
): Promise<Instead['withoutWord']> {
  if (typed.length < 3 || typed.length > mostWords) return [];
  const counted: Instead['withoutWord'] = [];
  for (const word of typed) {
    const others = typed.filter((other) => other !== word);
    const meaning = await meaningOfWords(knowledge, others);
    const total = await countMeant(knowledge.index, query, meaning);
    if (total > 0) counted.push({ word, left: others.join(' '), total });
  }
  return counted.sort((one, other) => one.total - other.total).slice(0, mostTold);
}

/** A year, and a letter or digit, find half the catalogue alone. */
const isTelling = (word: string): boolean => word.length > 1 && !isYear(word);

async function countEach(
  knowledge: Knowledge,
  query: SearchQuery,
  typed: readonly string[],
): Promise<Instead['words']> {
  // A word that was the whole query found nothing a moment ago.
  const isKnownToFail = typed.length === 1 && isEmpty(query);
  const words: Instead['words'] = [];
  for (const word of typed.filter(isTelling))
    words.push({ word, total: isKnownToFail ? 0 : await countWord(knowledge, word) });
  return words;
}

/** What a search for the word alone would find, however that is read. */
async function countWord(knowledge: Knowledge, word: string): Promise<number> {
  for await (const { meaning } of readings(knowledge, word)) {
    const total = await countMeant(knowledge.index, {}, meaning);
    if (total > 0) return total;
  }
  return 0;
}
