/** What narrows a search, each in words and with how to take it away. */
import type { TFunction } from 'i18next';
import type { FilterName, SearchOptions } from '../../../domain/contract/search.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import type { SearchData } from './search-data.ts';

export type Narrowing = {
  readonly filter: FilterName;
  readonly text: string;
  /** What changes when it is taken away. */
  readonly without: SearchOptions;
};

type Lists = Pick<SearchData, 'brands' | 'models' | 'categories'>;

export function narrowingsOf(lists: Lists, options: SearchOptions, t: TFunction): Narrowing[] {
  const { brand, model, year, category, price, condition, onlyStock } = options;
  const conditions = condition?.split(',') ?? [];
  const all: (Narrowing | false | undefined)[] = [
    ...namesOf(lists.categories, category).map((text): Narrowing => ({
      filter: 'category',
      text,
      without: { category: undefined },
    })),
    // What belongs to a make goes with it.
    brand !== undefined && {
      filter: 'brand',
      text: namesOf(lists.brands, brand).join(', '),
      without: { brand: undefined, model: undefined },
    },
    model !== undefined && {
      filter: 'model',
      text: namesOf(lists.models, model).join(', '),
      without: { model: undefined },
    },
    year !== undefined && { filter: 'year', text: String(year), without: { year: undefined } },
    price !== undefined && { filter: 'price', text: priceInWords(price, t), without: { price: undefined } },
    ...conditions.map((grade): Narrowing => ({
      filter: 'condition',
      text: `${grade} · ${t(`part.grade.${grade as Condition}`)}`,
      without: { condition: conditions.filter((other) => other !== grade).join(',') || undefined },
    })),
    onlyStock && { filter: 'onlyStock', text: t('search.onlyStock'), without: { onlyStock: undefined } },
  ];
  // An id that no list has is no word anybody could read.
  return all.filter((one): one is Narrowing => Boolean(one && one.text));
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

/** What tells this page from others about the same. */
export function detailsOf(narrowings: readonly Narrowing[], { page }: SearchOptions, t: TFunction): string[] {
  const isDetail = ({ filter }: Narrowing) => ['price', 'condition', 'onlyStock'].includes(filter);
  const texts = narrowings.filter(isDetail).map(({ text }) => text);
  return page !== undefined && page > 1 ? [...texts, t('search.pageOf', { page })] : texts;
}
