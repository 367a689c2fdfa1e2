/**
 * The filters of the catalogue, each declared once. From here come what the API takes and counts (`domain/contract/`), how an
 * address is read (`read-filters.ts`), the bits of the index (`domain/search/index/`), and what
 * the search page asks and says (`src/pages/search/`). Where one of them needs a half of its own
 * it has a record by name, which does not compile until the new filter stands in it.
 *
 * Plain data: the browser takes it without a schema.
 */
import { axles, conditions, fuels, sides } from '../vocabulary.ts';

/** A filter by what its values are. */
export type Filter = {
  /** The filter that this one belongs to, and goes away with. */
  readonly goesWith?: string;
} & (
  | ({ readonly values: 'ids' } & Counted)
  /** From and to, in whole euros. */
  | ({ readonly values: 'euroRange' } & Counted)
  /** Of a closed list. The filter bears the name of the fact that it is about: in `PartSummary`, and in the index. */
  | ({ readonly values: 'words'; readonly words: readonly string[] } & Counted)
  | { readonly values: 'wholeNumber'; readonly least: number; readonly most: number }
  | { readonly values: 'flag' }
);

/** The name under which a search counts it. */
type Counted = { readonly facet: string };

/** In the order in which an address names them. */
export const filters = {
  price: { values: 'euroRange', facet: 'price' },
  /** A kind, or a group, which stands for its kinds. */
  category: { values: 'ids', facet: 'categories' },
  model: { values: 'ids', facet: 'models', goesWith: 'brand' },
  brand: { values: 'ids', facet: 'brands' },
  year: { values: 'wholeNumber', least: 1900, most: 2100 },
  condition: { values: 'words', words: conditions, facet: 'conditions' },
  side: { values: 'words', words: sides, facet: 'sides' },
  axle: { values: 'words', words: axles, facet: 'axles' },
  /** Of the donor car. */
  fuel: { values: 'words', words: fuels, facet: 'fuels' },
  onlyStock: { values: 'flag' },
  onlyPhoto: { values: 'flag' },
} as const satisfies Record<string, Filter>;

export type Filters = typeof filters;
export type FilterName = keyof Filters;

export const filterNames = Object.keys(filters) as FilterName[];

/** Names of the filters with such values. */
export type FilterNameOf<Values extends Filter['values']> = {
  [Name in FilterName]: Filters[Name]['values'] extends Values ? Name : never;
}[FilterName];

/**
 * Whether the filters of a sort bear the name of the fact that they are about: it stands under that name in `PartSummary`, in a
 * column of the index, and in what is read for it from the database.
 */
type BearsFact = { ids: false; euroRange: false; words: true; wholeNumber: false; flag: false };

/** Filters that bear the name of their fact. */
export type FactFilterName = FilterNameOf<
  { [Values in Filter['values']]: BearsFact[Values] extends true ? Values : never }[Filter['values']]
>;

/** What a part has of such a fact. */
export type FactOfFilter<Name extends FactFilterName> =
  FilterValue<Name> extends readonly (infer One)[] ? One : FilterValue<Name>;

/** A span of prices in cents; a side that is left out is open. */
export type PriceRange = { readonly minCents: number | undefined; readonly maxCents: number | undefined };

/** The words of a filter by words. */
export type WordOf<Name extends FilterNameOf<'words'>> = Filters[Name]['words'][number];

/** What parts are compared with. */
export type FilterValue<Name extends FilterName> = {
  ids: number[];
  euroRange: PriceRange;
  wholeNumber: number;
  words: Name extends FilterNameOf<'words'> ? WordOf<Name>[] : never;
  flag: boolean;
}[Filters[Name]['values']];

export type FilterValues = { [Name in FilterName]: FilterValue<Name> };

/** The same as it stands in an address bar or a form, where ids, words and spans are text. */
export type FilterOptions = {
  [Name in FilterName]?: {
    wholeNumber: number;
    flag: boolean;
    ids: string;
    euroRange: string;
    words: string;
  }[Filters[Name]['values']];
};

/** Those that a search counts. */
export type CountedName = {
  [Name in FilterName]: Filters[Name] extends { readonly facet: string } ? Name : never;
}[FilterName];

/** The name under which a search counts them. */
export type FacetOf<Name extends CountedName> = Filters[Name]['facet'];
