/** Which filters there are of a sort, which are counted, and which go together. */
import {
  filterNames,
  filters,
  type CountedName,
  type Filter,
  type FilterName,
  type FilterNameOf,
} from './filters.ts';

const filterNamesOf = <Values extends Filter['values']>(values: Values): FilterNameOf<Values>[] =>
  filterNames.filter((name): name is FilterNameOf<Values> => filters[name].values === values);

/** Something for each filter with such values, by its name. */
export const recordOf = <Values extends Filter['values'], Made>(
  values: Values,
  make: (name: FilterNameOf<Values>) => Made,
): Record<FilterNameOf<Values>, Made> =>
  Object.fromEntries(filterNamesOf(values).map((name) => [name, make(name)])) as Record<
    FilterNameOf<Values>,
    Made
  >;

/** Those that a search counts. */
export const countedNames = filterNames.filter((name): name is CountedName => 'facet' in filters[name]);

/** What somebody takes off with a filter: itself, and what belongs to it. */
export const takenOffWith = (name: FilterName): FilterName[] =>
  filterNames.filter((other) => other === name || (filters[other] as Filter).goesWith === name);
