/** What narrows a search, each in words and with how to take it away. */
import type { TFunction } from 'i18next';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import {
  recordOf,
  type FilterName,
  type FilterNameOf,
  type FilterOptions,
  type WordOf,
} from '../../../domain/filters/filters.ts';
import { takenOff } from './options.ts';
import type { SearchData } from './page.tsx';

export type Narrowing = {
  readonly filter: FilterName;
  readonly text: string;
  /** What changes when it is taken away. */
  readonly without: FilterOptions;
};

type Lists = Pick<SearchData, 'brands' | 'models' | 'categories'>;

/** What is ticked, by its label. */
export const flagWords: { readonly [Name in FilterNameOf<'flag'>]: (t: TFunction) => string } = {
  onlyStock: (t) => t('search.onlyStock'),
};

/** What is chosen from a closed list: what the list is called, and each of its words. */
export const wordWords: {
  readonly [Name in FilterNameOf<'words'>]: {
    readonly label: (t: TFunction) => string;
    readonly word: (word: WordOf<Name>, t: TFunction) => string;
  };
} = {
  condition: {
    label: (t) => t('part.condition'),
    word: (grade, t) => `${grade} · ${t(`part.grade.${grade}`)}`,
  },
};

/** Says what a filter is set to; a text that goes away by itself brings its own way. */
type Say<Name extends FilterName> = (
  written: NonNullable<FilterOptions[Name]>,
  lists: Lists,
  t: TFunction,
) => readonly (string | Omit<Narrowing, 'filter'>)[];

/** In the order in which they are told. */
const says: { readonly [Name in FilterName]: Say<Name> } = {
  category: (ids, { categories }) => namesOf(categories, ids),
  brand: (ids, { brands }) => [namesOf(brands, ids).join(', ')],
  model: (ids, { models }) => [namesOf(models, ids).join(', ')],
  year: (year) => [String(year)],
  price: (price, _lists, t) => [priceInWords(price, t)],
  ...recordOf('words', (name) => (written: string, _lists: Lists, t: TFunction) => {
    const words = written.split(',') as WordOf<typeof name>[];
    return words.map((word) => ({
      text: wordWords[name].word(word, t),
      without: { [name]: words.filter((other) => other !== word).join(',') || undefined },
    }));
  }),
  ...recordOf('flag', (name) => (_written: boolean, _lists: Lists, t: TFunction) => [flagWords[name](t)]),
};

export function narrowingsOf(lists: Lists, options: SearchOptions, t: TFunction): Narrowing[] {
  function saysOf<Name extends FilterName>(filter: Name): Narrowing[] {
    const written = options[filter];
    const said = written ? says[filter](written, lists, t) : [];
    return said.map((one) => ({
      filter,
      ...(typeof one === 'string' ? { text: one, without: takenOff(filter) } : one),
    }));
  }
  // An id that no list has is no word anybody could read.
  return (Object.keys(says) as FilterName[]).flatMap(saysOf).filter(({ text }) => text !== '');
}

/** @param ids comma separated, as in the address bar */
export function namesOf(
  rows: readonly { readonly id: number; readonly name: string }[],
  ids: string | undefined,
): string[] {
  const wanted = ids?.split(',').map(Number) ?? [];
  return rows.filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
}

function priceInWords(price: string, t: TFunction): string {
  const [from, to] = price.split('-');
  if (!to) return t('search.priceFrom', { from });
  return from ? t('search.priceBetween', { from, to }) : t('search.priceTo', { to });
}

/** What the page is about, for its heading: `Alternatore per Fiat Panda (169) 2008`. */
export function subjectOf(lists: Lists, { query, ...options }: SearchOptions, t: TFunction): string {
  const kind = namesOf(lists.categories, options.category).join(', ');
  const { year } = options;
  const names = [namesOf(lists.brands, options.brand), namesOf(lists.models, options.model)]
    .map((some) => some.join(', '))
    .filter(Boolean);
  const ofYear = year === undefined ? '' : t('search.carOfYear', { year });
  const car = names.length > 0 ? [...names, year].filter(Boolean).join(' ') : ofYear;
  const about = car ? t(kind ? 'search.kindForCar' : 'search.partsForCar', { kind, car }) : kind;
  if (!query) return about || t('search.title');
  const words = t('search.titleFor', { query });
  return about ? `${about}: ${words}` : words;
}

/** The same for its title, which stands beside those of other shops: `Alternatore: ricambi usati`. */
export function titleOf(lists: Lists, options: SearchOptions, t: TFunction): string {
  const subject = subjectOf(lists, options, t);
  const { query, brand, model, year } = options;
  return query || brand || model || year ? subject : t('search.shelfTitle', { subject });
}

/** What the heading says already. */
const inSubject: readonly FilterName[] = ['category', 'brand', 'model', 'year'];

/** What tells this page from others about the same. */
export function detailsOf(narrowings: readonly Narrowing[], { page }: SearchOptions, t: TFunction): string[] {
  const texts = narrowings.filter(({ filter }) => !inSubject.includes(filter)).map(({ text }) => text);
  return page !== undefined && page > 1 ? [...texts, t('search.pageOf', { page })] : texts;
}
