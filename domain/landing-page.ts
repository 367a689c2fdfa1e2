/**
 * Which searches are pages of their own for search engines: the landing pages of the catalogue. The rest, of which there is no end, leads
 * to one of them (decision 0025).
 */
import type { Locale } from './constants.ts';
import type { Brand, Category, Model } from './contract/catalogue.ts';
import type { SearchOptions } from './contract/search.ts';
import { href, searchHref } from './routes.ts';

/** A make, one of its models, a kind or a group of kinds; nothing of it is the whole catalogue. */
export type LandingPage = {
  readonly category?: Pick<Category, 'id' | 'name' | 'parentId'>;
  readonly brand?: Pick<Brand, 'id' | 'name'>;
  readonly model?: Pick<Model, 'id' | 'name'>;
};

/** A search as its page loaded it. */
export type Searched = {
  readonly options: SearchOptions;
  readonly result: { readonly total: number };
  readonly brands: readonly Brand[];
  /** At least those of the make, or of all makes where only a model is told. */
  readonly models: readonly Model[];
  readonly categories: readonly Category[];
};

/**
 * The landing page that a search looks at. Of car and kind the car counts: what is on the landing page of a kind may fit another one.
 *
 * @returns `isAll`: the search shows the landing page as it is, and something stands on it
 */
export function landingPageOf({ options, result, brands, models, categories }: Searched): {
  readonly landing: LandingPage;
  readonly isAll: boolean;
} {
  const named = only(models, options.model);
  const brand = only(brands, options.brand ?? (named && String(named.brandId)));
  const model = named && named.brandId === brand?.id ? named : undefined;
  const category = only(categories, options.category);
  const landing: LandingPage = brand ? (model ? { brand, model } : { brand }) : category ? { category } : {};

  const { page = 1, brand: _brand, model: _model, category: _category, ...others } = options;
  const isNarrower =
    page > 1 ||
    Object.values(others).some((value) => value !== undefined) ||
    (['brand', 'model', 'category'] as const).some((name) => options[name] && !landing[name]);
  const isBare = Object.keys(landing).length === 0;
  return { landing, isAll: !isNarrower && (isBare || result.total > 0) };
}

/** The one address of a landing page, as the shop's own links spell it. */
export function landingPageHref({ brand, model, category }: LandingPage, locale: Locale): string {
  if (brand) return searchHref(locale, { brand: brand.id, model: model?.id });
  return category ? searchHref(locale, { category: category.id }) : href(locale, 'search');
}

/** The row that the ids of an address name, when they name one. */
const only = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: string | undefined,
): Row | undefined => (ids === undefined ? undefined : rows.find(({ id }) => id === Number(ids)));
