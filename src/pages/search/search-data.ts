/** What the catalogue's page is shown from. */
import type { Brand, Category, Model } from '../../../domain/contract/catalogue.ts';
import type { SearchResult } from '../../../domain/contract/search.ts';

export type SearchData = {
  readonly result: SearchResult;
  readonly brands: Brand[];
  /** Groups, and the kinds of the chosen one. */
  readonly categories: Category[];
  /** Models of the chosen make; all where only a model is chosen, and none where neither is. */
  readonly models: Model[];
};
