/** Of what was counted, what somebody can choose next. */
import type { SearchQuery, SearchResult } from '../../contract/search.ts';
import type { KnownNames } from '../cars/known-names.ts';

type Facets = SearchResult['facets'];

/** The models of the chosen makes, or of all where a model alone is chosen; the groups, and the kinds of the chosen ones. */
export function nearFacets(
  { models, categories }: KnownNames,
  { brand, model, category }: Pick<SearchQuery, 'brand' | 'model' | 'category'>,
  facets: Facets,
): Facets {
  const groupOf = (id: number) => categories.get(id)?.parentId ?? null;
  const opened = new Set(category?.map((id) => groupOf(id) ?? id));
  return {
    ...facets,
    models: facets.models.filter(({ id }) =>
      brand ? brand.includes(models.get(id)?.brandId ?? 0) : model !== undefined,
    ),
    categories: facets.categories.filter(({ id }) => {
      const group = groupOf(id);
      return group === null || opened.has(group);
    }),
  };
}
