/** How it is said in an address whether only what can be bought is shown. */
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { isOnlyStock } from './options.ts';

/** Not at all where it is so anyway. */
export const toldStock = (options: SearchOptions, isOnly: boolean): Pick<SearchOptions, 'onlyStock'> => ({
  onlyStock: isOnly === isOnlyStock({ ...options, onlyStock: undefined }) ? undefined : isOnly,
});
