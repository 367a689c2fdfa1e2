/** `GET /search/v2`: the query string people see in the address bar, and the answer. */
import * as z from 'zod/mini';
import { searchSorts } from '../vocabulary.ts';
import { searchPageSize, searchPageSizeMax, searchQueryMaxLength } from '../constants.ts';
import { filterNames, type FilterOptions } from '../filters/filters.ts';
import { Lang } from './catalogue.ts';
import { facetSchemas, filterSchemas } from './filters.ts';
import { PartSummary } from './parts.ts';
import { wholeNumber } from './query.ts';

export const SearchSort = z.enum(searchSorts);
export type SearchSort = z.infer<typeof SearchSort>;

export const SearchQuery = z.object({
  lang: Lang,
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z._default(wholeNumber(1, searchPageSizeMax), searchPageSize),
  sort: z.optional(SearchSort),
  query: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, searchQueryMaxLength).trim()),
    ),
    '',
  ),
  ...filterSchemas,
  /** `near` counts only what can be chosen next: models of the chosen makes, groups, kinds of the chosen group. */
  facets: z.optional(z.literal('near')),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The same options before they are read: what stands in an address bar or a form. */
export type SearchOptions = FilterOptions & {
  page?: number;
  limit?: number;
  sort?: SearchSort;
  query?: string;
};

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

/** What a word of a query was taken for; a word that is none of the others says which kind is sought. */
export const slots = ['number', 'car', 'year', 'side', 'engine', 'fuel', 'colour', 'kind'] as const;
export type Slot = (typeof slots)[number];

export const SearchResult = z.object({
  parts: z.array(PartSummary),
  total: z.int(),
  /** Words of the query that nothing was found with, and that were passed over. */
  ignored: z.array(z.string()),
  suggestions: Suggestions,
  /** What was understood, in the order of the query: the words as they were read, and what is `left` of the query without them. */
  understood: z.array(z.object({ slot: z.enum(slots), text: z.string(), left: z.string() })),
  /** A vehicle's number or plate. Of the first: what its maker writes into it; no model where that does not say which. Plates say nothing. */
  vehicle: z.nullable(
    z.object({
      by: z.enum(['vin', 'plate']),
      brand: z.nullable(Named),
      models: z.array(Named),
      year: z.nullable(z.int()),
    }),
  ),
  /** Parts on this page that may be right: a side was asked for, and the yard did not say theirs. They come behind all others. */
  sideNotStated: z.array(z.int()),
  /** Where nothing is found: what would be. Empty otherwise. */
  instead: z.object({
    /** Without one of the filters, or without the words: how many; a make takes its model along. */
    without: z.array(z.object({ filter: z.enum([...filterNames, 'query']), total: z.int() })),
    /** Without one word of three or more, under the same filters: what is `left` of the query, and how many. */
    withoutWord: z.array(z.object({ word: z.string(), left: z.string(), total: z.int() })),
    /** Where that finds nothing either: each telling word of the query alone, without filters. */
    words: z.array(z.object({ word: z.string(), total: z.int() })),
    /** A car that the shop knows by name, and has no part of at all: `Subaru`, `Alfa Romeo 145`. */
    absentCar: z.nullable(z.string()),
    /** For a number that no part has: those of the catalogue that are one slip of the hand or the eye away, the likeliest first. */
    numbers: z.array(z.string()),
  }),
  /** Each counted under the other filters; a make also without the model, which goes with its make. */
  facets: z.object(facetSchemas),
});
export type SearchResult = z.infer<typeof SearchResult>;
