/**
 * What is worked out of a snapshot's words before the first search: which words name cars, and which phrases begin with which. Out of
 * thousands of names that takes as long as all else that opens a catalogue; saved as plain data it is read in a few milliseconds.
 */
import { carWordsOf, type CarWords } from '../search/cars/car-names.ts';
import type { KnownNames } from '../search/cars/known-names.ts';
import { createSoldCars, soldNamesOf, type SoldNames } from '../search/cars/sold-cars.ts';
import type { SynonymGroup } from '../search/readings/synonym-entries.ts';
import { firstFormsOf, groupsOf, type FirstForms } from '../search/readings/synonyms.ts';
import type { CarriedWords } from './carried-words.ts';

export type TradeWords = {
  readonly sold: SoldNames;
  readonly cars: CarWords;
  readonly synonyms: readonly SynonymGroup[];
  readonly firstForms: FirstForms;
};

export function tradeWordsOf({ soldCars, synonyms }: CarriedWords, names: KnownNames): TradeWords {
  const sold = soldNamesOf(soldCars);
  const groups = groupsOf(synonyms);
  return {
    sold,
    cars: carWordsOf(names, createSoldCars(sold)),
    synonyms: groups,
    firstForms: firstFormsOf(groups),
  };
}
