/** What the API takes and counts of each filter, made from its declaration. */
import * as z from 'zod/mini';
import { countedNames } from '../filters/filter-lists.ts';
import {
  filterNames,
  filters,
  type CountedName,
  type FacetOf,
  type FilterName,
  type FilterValue,
  type FilterNameOf,
  type PriceRange,
  type WordOf,
} from '../filters/filters.ts';
import { euroRange, idList, wordList } from '../filters/read-filters.ts';
import { flag, wholeNumber } from './query.ts';

type Schema<Value> = z.ZodMiniType<Value, string>;

/** A flag that nobody set is false; any other filter is not there. */
type FilterSchemas = {
  [Name in FilterName]: Name extends FilterNameOf<'flag'>
    ? z.ZodMiniDefault<Schema<boolean>>
    : z.ZodMiniOptional<Schema<FilterValue<Name>>>;
};

/** The fields of a query string, each as its filter is declared. An id that does not exist finds nothing. */
export const filterSchemas = Object.fromEntries(
  filterNames.map((name) => [name, schemaOf(filters[name])]),
) as unknown as FilterSchemas;

function schemaOf(filter: (typeof filters)[FilterName]): z.ZodMiniType {
  switch (filter.values) {
    case 'ids':
      return z.optional(list(idList, Number));
    case 'words':
      return z.optional(list(wordList(filter.words), String));
    case 'wholeNumber':
      return z.optional(wholeNumber(filter.least, filter.most));
    case 'flag':
      return z._default(flag, false);
    case 'euroRange':
      return z.optional(
        z.pipe(
          z.string().check(z.regex(euroRange), z.refine<string>(isAscending, 'reversed_range')),
          z.transform(readEuroRange),
        ),
      );
  }
}

function list<Value>(pattern: RegExp, read: (text: string) => Value) {
  return z.pipe(
    z.string().check(z.regex(pattern)),
    z.transform((text) => text.split(',').map((one) => read(one))),
  );
}

/** A span as it is written, in cents. */
function readEuroRange(text: string): PriceRange {
  const [min, max] = text.split('-');
  return { minCents: min ? Number(min) * 100 : undefined, maxCents: max ? Number(max) * 100 : undefined };
}

function isAscending(text: string): boolean {
  const { minCents = 0, maxCents = Infinity } = readEuroRange(text);
  return minCents <= maxCents;
}

const Count = z.object({ id: z.int(), count: z.int() });

/** Lowest and highest discounted price in cents of what can be bought under the other filters; null where that is nothing. */
const PriceSpan = z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) });

type Facet<Name extends CountedName> =
  Name extends FilterNameOf<'words'>
    ? { id: WordOf<Name>; count: number }[]
    : Name extends FilterNameOf<'euroRange'>
      ? z.infer<typeof PriceSpan>
      : z.infer<typeof Count>[];

type FacetSchemas = { [Name in CountedName as FacetOf<Name>]: z.ZodMiniType<Facet<Name>> };

/** The counts of a search, by the names that the filters give them. */
export const facetSchemas = Object.fromEntries(
  countedNames.map((name) => [filters[name].facet, facetOf(filters[name])]),
) as unknown as FacetSchemas;

function facetOf(filter: (typeof filters)[CountedName]): z.ZodMiniType {
  switch (filter.values) {
    case 'euroRange':
      return PriceSpan;
    case 'words':
      return z.array(z.object({ id: z.enum(filter.words), count: z.int() }));
    case 'ids':
      return z.array(Count);
  }
}
