/** Which of the cached parts a query means, and in what order they come. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { SearchQuery } from '../../../domain/contract/search.ts';
import { fold, wordsOf } from '../../../domain/fold.ts';
import { normalizePartNumber, partNumberKeys } from '../../../domain/part-number.ts';
import type { CachedPart } from '../cached-parts.ts';

type Ranked = CachedPart & { readonly rank: number };

/** Those that a query means, the lower the rank the better: the number, its beginning or end, words. */
export function ranked(cached: readonly CachedPart[], query: string): Ranked[] {
  const keys = partNumberKeys(query);
  const words = wordsOf(query);
  return cached.flatMap((one) => {
    const rank = Math.min(rankOfNumber(one.part, keys), rankOfWords(one.part, words));
    return Number.isFinite(rank) ? [{ ...one, rank }] : [];
  });
}

function rankOfNumber({ serialNumber, manufacturerCode }: PartSummary, keys: readonly string[]): number {
  const own = [serialNumber, manufacturerCode ?? ''].map(normalizePartNumber);
  if (own.some((number) => keys.includes(number))) return 0;
  const isPart = keys.some((key) => own.some((number) => number.startsWith(key) || number.endsWith(key)));
  return isPart ? 1 : Infinity;
}

/** Every word begins one of the part's; the last letter of a longer one, which tells one from many, may differ. */
function rankOfWords({ name, models, category, year }: PartSummary, words: readonly string[]): number {
  if (words.length === 0) return 2;
  const cars = models.map((model) => `${model.brand.name} ${model.name}`).join(' ');
  const own = wordsOf(`${name} ${category.name} ${cars} ${year ?? ''}`);
  const stems = words.map((word) => (word.length > 3 ? word.slice(0, -1) : word));
  if (!stems.every((stem) => own.some((other) => other.startsWith(stem)))) return Infinity;
  return words.every((word) => fold(name).includes(word)) ? 2 : 3;
}

/** What can be bought comes first in every order. */
export function inOrder(found: readonly Ranked[], { sort, query }: SearchQuery): Ranked[] {
  const by = sort ?? (query === '' ? 'updated_at:desc' : 'relevance:desc');
  const newest = (one: Ranked, other: Ranked) => other.part.updatedAt.localeCompare(one.part.updatedAt);
  const cheapest = (one: Ranked, other: Ranked) => one.part.discountedPrice - other.part.discountedPrice;
  const orders = {
    'updated_at:desc': newest,
    'price:asc': cheapest,
    'price:desc': (one: Ranked, other: Ranked) => cheapest(other, one),
    'relevance:desc': (one: Ranked, other: Ranked) => one.rank - other.rank || newest(one, other),
  };
  const isGone = ({ part }: Ranked) => Number(part.quantity === 0);
  return found.toSorted((one, other) => isGone(one) - isGone(other) || orders[by](one, other));
}
