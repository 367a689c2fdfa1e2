/** A car that the words of a query stand for, as a search for its parts. */
import type { SearchOptions, Suggestions } from '../../../domain/contract/search.ts';

/** What is left of the words is searched for with it. */
export function carOptions({
  brand,
  model,
  year,
  category,
  query,
}: Suggestions['cars'][number]): SearchOptions {
  return {
    query,
    brand: String(brand.id),
    model: model ? String(model.id) : undefined,
    year: year ?? undefined,
    category: category ? String(category.id) : undefined,
  };
}
