/** `GET /search/v2`: the query string people see in the address bar, and the answer. */
import * as z from 'zod/mini';
import { searchSorts } from '../vocabulary.ts';
import { searchPageSize, searchPageSizeMax, searchQueryMaxLength } from '../constants.ts';
import { Lang } from './catalogue.ts';
import { Condition, PartSummary } from './parts.ts';
import { flag, wholeNumber } from './query.ts';

export const SearchSort = z.enum(searchSorts);
export type SearchSort = z.infer<typeof SearchSort>;

/** Ids, comma separated; at most 50. An id that does not exist finds nothing. */
const idList = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/)),
  z.transform((text) => text.split(',').map(Number)),
);

/** `min-max` in whole euros, either side may be left out: `50-200`, `50-`, `-200`. Becomes cents. */
const PriceRange = z.pipe(
  z.string().check(
    z.regex(/^(\d{1,6}-\d{0,6}|-\d{1,6})$/),
    z.refine<string>((text) => {
      const { minCents = 0, maxCents = Infinity } = readPriceRange(text);
      return minCents <= maxCents;
    }, 'reversed_range'),
  ),
  z.transform(readPriceRange),
);

function readPriceRange(text: string): { minCents: number | undefined; maxCents: number | undefined } {
  const [min, max] = text.split('-');
  return { minCents: min ? Number(min) * 100 : undefined, maxCents: max ? Number(max) * 100 : undefined };
}

export const SearchQuery = z.object({
  lang: Lang,
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z._default(wholeNumber(1, searchPageSizeMax), searchPageSize),
  price: z.optional(PriceRange),
  sort: z.optional(SearchSort),
  query: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, searchQueryMaxLength).trim()),
    ),
    '',
  ),
  category: z.optional(idList),
  model: z.optional(idList),
  brand: z.optional(idList),
  year: z.optional(wholeNumber(1900, 2100)),
  condition: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[ABC](,[ABC]){0,2}$/)),
      z.transform((text) => text.split(',') as Condition[]),
    ),
  ),
  onlyStock: z._default(flag, false),
  /** `near` counts only what can be chosen next: models of the chosen makes, groups, kinds of the chosen group. */
  facets: z.optional(z.literal('near')),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The same options before they are read: what stands in an address bar or a form. */
export type SearchOptions = {
  page?: number;
  limit?: number;
  price?: string;
  sort?: SearchSort;
  query?: string;
  category?: string;
  model?: string;
  brand?: string;
  year?: number;
  condition?: string;
  onlyStock?: boolean;
};

const FacetCount = z.object({ id: z.int(), count: z.int() });

const Named = z.object({ id: z.int(), name: z.string() });

/** What the words of a query may stand for; `query` is what of it is left to look for by words. */
const Suggestions = z.object({
  /** Numbers of the parts on this page that begin or end as the query does. */
  numbers: z.array(z.string()),
  /** With the kind, where the words that are left name one. */
  cars: z.array(
    z.object({
      brand: Named,
      model: z.nullable(Named),
      year: z.nullable(z.int()),
      category: z.nullable(Named),
      query: z.string(),
    }),
  ),
  categories: z.array(z.object({ ...Named.shape, query: z.string() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

/** What can be taken off a search. */
export const filterNames = ['brand', 'model', 'category', 'price', 'condition', 'year', 'onlyStock'] as const;
export type FilterName = (typeof filterNames)[number];

export const SearchResult = z.object({
  parts: z.array(PartSummary),
  total: z.int(),
  /** Words of the query that nothing was found with, and that were passed over. */
  ignored: z.array(z.string()),
  suggestions: Suggestions,
  /** Where nothing is found: what would be. Empty otherwise. */
  instead: z.object({
    /** Without one of the filters, or without the words: how many; a make takes its model along. */
    without: z.array(z.object({ filter: z.enum([...filterNames, 'query']), total: z.int() })),
    /** Without one word of three or more, under the same filters: what is `left` of the query, and how many. */
    withoutWord: z.array(z.object({ word: z.string(), left: z.string(), total: z.int() })),
    /** Where that finds nothing either: each telling word of the query alone, without filters. */
    words: z.array(z.object({ word: z.string(), total: z.int() })),
    /** For a number that no part has: those of the catalogue that are one slip of the hand or the eye away, the likeliest first. */
    numbers: z.array(z.string()),
  }),
  /** Each counted under the other filters; a make also without the model, which goes with its make. */
  facets: z.object({
    brands: z.array(FacetCount),
    models: z.array(FacetCount),
    categories: z.array(FacetCount),
    conditions: z.array(z.object({ id: Condition, count: z.int() })),
    /** Lowest and highest discounted price in cents under the other filters; null when nothing is found. */
    price: z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) }),
  }),
});
export type SearchResult = z.infer<typeof SearchResult>;
