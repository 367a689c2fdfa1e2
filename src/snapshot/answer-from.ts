/** Calls of the shop's API, answered from a catalogue that was carried along. */
import type { Locale } from '../../domain/constants.ts';
import type { Brand, Category, Model } from '../../domain/contract/catalogue.ts';
import { LatestQuery, PartParameters, SimilarQuery } from '../../domain/contract/parts.ts';
import { SearchQuery } from '../../domain/contract/search.ts';
import { narrowCategories } from '../../domain/narrow-categories.ts';
import type { CarriedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import type { CarriedWords } from '../../domain/snapshot/carried-words.ts';

/**
 * @param path of a GET, with its query
 * @returns the body; undefined where the catalogue does not know, which is for the shop to say
 */
export async function answerFrom(
  catalogue: CarriedCatalogue,
  words: CarriedWords,
  path: string,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const given = Object.fromEntries(searchParams);
  const locale: Locale = given.lang === 'en' ? 'en' : 'it';
  const [, , name, id, more] = pathname.split('/');
  switch (name) {
    case 'search': {
      const query = SearchQuery.safeParse(given);
      return query.success ? catalogue.search(query.data) : undefined;
    }
    case 'parts': {
      if (id === undefined) {
        const query = LatestQuery.safeParse(given);
        return query.success
          ? catalogue.latest(query.data.limit, query.data.onlyStock, query.data.lang)
          : undefined;
      }
      const part = PartParameters.safeParse({ id });
      if (!part.success) return undefined;
      if (more === undefined) return catalogue.part(part.data.id, locale);
      const query = SimilarQuery.safeParse(given);
      if (!query.success) return undefined;
      const { limit, lang } = query.data;
      return more === 'same-car'
        ? catalogue.ofSameCar(part.data.id, limit, lang)
        : catalogue.near(part.data.id, limit, lang);
    }
    case 'brands':
    case 'models':
    case 'categories':
      return listOf(name, catalogue, words, given, locale);
    default:
      return undefined;
  }
}

/** A list of names, each with how many parts in stock there are behind it. */
async function listOf(
  name: 'brands' | 'models' | 'categories',
  catalogue: CarriedCatalogue,
  words: CarriedWords,
  { brand, only }: { readonly brand?: string; readonly only?: string },
  locale: Locale,
): Promise<readonly (Brand | Model | Category)[]> {
  const { facets } = await catalogue.search(SearchQuery.parse({ onlyStock: 'true', limit: '1' }));
  const counts = new Map(facets[name].map((one) => [one.id, one.count]));
  const partCountOf = (one: number): number => counts.get(one) ?? 0;
  const { compare } = new Intl.Collator(locale);
  const inOrder = <Row extends { readonly name: string }>(rows: Row[]): Row[] =>
    rows.sort((one, other) => compare(one.name, other.name));

  if (name === 'brands')
    return inOrder(words.brands.map((make): Brand => ({ ...make, partCount: partCountOf(make.id) })));
  if (name === 'models')
    return inOrder(
      words.models.flatMap(({ yearFrom, yearTo, ...model }): Model[] =>
        brand === undefined || String(model.brandId) === brand
          ? [{ ...model, from: yearFrom ?? 0, to: yearTo, partCount: partCountOf(model.id) }]
          : [],
      ),
    );
  const kinds = inOrder(
    words.categories.map(({ id, slug, parentId, nameIt, nameEn }): Category => ({
      id,
      slug,
      parentId,
      name: locale === 'it' ? nameIt : nameEn,
      partCount: partCountOf(id),
    })),
  );
  return only === undefined ? kinds : narrowCategories(kinds, only.split(','));
}
