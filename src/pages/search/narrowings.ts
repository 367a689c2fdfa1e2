/** What narrows a search, each in words. */
import type { TFunction } from 'i18next';
import type { Brand, Category, Model } from '../../../domain/contract/catalogue.ts';
import type { SearchOptions, SearchResult } from '../../../domain/contract/search.ts';
import type { FilterName, FilterNameOf, FilterOptions, WordOf } from '../../../domain/filters/filters.ts';

export type Narrowing = {
  readonly filter: FilterName;
  readonly text: string;
  /** Of the texts of its filter the how manieth, from 0. */
  readonly at: number;
};

type Lists = Pick<SearchData, 'brands' | 'models' | 'categories'>;

/** Says what a filter is set to: where several words are chosen, each by itself. */
type Say<Name extends FilterName> = (
  written: NonNullable<FilterOptions[Name]>,
  t: TFunction,
  lists: Lists,
) => readonly string[];

/** The words of a list that is written with commas, each said by itself. */
const each = <Name extends FilterNameOf<'words'>>(
  written: string,
  say: (word: WordOf<Name>) => string,
): string[] => (written.split(',') as WordOf<Name>[]).map(say);

/** In the order in which they are told. */
export const says: { readonly [Name in FilterName]: Say<Name> } = {
  category: (ids, _t, { categories }) => namesOf(categories, ids),
  brand: (ids, _t, { brands }) => [namesOf(brands, ids).join(', ')],
  model: (ids, _t, { models }) => [namesOf(models, ids).join(', ')],
  year: (year) => [String(year)],
  price: (price, t) => [priceInWords(price, t)],
  condition: (grades, t) => each<'condition'>(grades, (grade) => `${grade} · ${t(`part.grade.${grade}`)}`),
  side: (sides, t) => each<'side'>(sides, (side) => t(`search.choice.${side}`)),
  axle: (axles, t) => each<'axle'>(axles, (axle) => t(`search.choice.${axle}`)),
  fuel: (fuels, t) => each<'fuel'>(fuels, (fuel) => t(`part.fuel.${fuel}`)),
  onlyStock: (isOn, t) => [t(isOn ? 'search.onlyStock' : 'search.withSold')],
  onlyPhoto: (_isOn, t) => [t('search.onlyPhoto')],
};

export function narrowingsOf(lists: Lists, options: SearchOptions, t: TFunction): Narrowing[] {
  function narrowingsBy<Name extends FilterName>(filter: Name): Narrowing[] {
    const written = options[filter];
    const texts = written !== undefined ? says[filter](written, t, lists) : [];
    return texts.map((text, at) => ({ filter, text, at }));
  }
  // An id that no list has is no word anybody could read.
  return (Object.keys(says) as FilterName[]).flatMap(narrowingsBy).filter(({ text }) => text);
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
  return query || brand || model || year ? subject : t('search.landingTitle', { subject });
}

/** What the heading says already. */
const inSubject: readonly FilterName[] = ['category', 'brand', 'model', 'year'];

/** What tells this page from others about the same. */
export function detailsOf(narrowings: readonly Narrowing[], { page }: SearchOptions, t: TFunction): string[] {
  const texts = narrowings.filter(({ filter }) => !inSubject.includes(filter)).map(({ text }) => text);
  return page !== undefined && page > 1 ? [...texts, t('search.pageOf', { page })] : texts;
}

/** What the catalogue's page is shown from. */
export type SearchData = {
  readonly result: SearchResult;
  readonly brands: Brand[];
  /** Groups, and the kinds of the chosen one. */
  readonly categories: Category[];
  /** Models of the chosen make; all where only a model is chosen, and none where neither is. */
  readonly models: Model[];
};
