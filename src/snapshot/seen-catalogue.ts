/** What a browser has merely seen of the catalogue, searched as the whole of it is. */
import { createCarriedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import type { CarriedPart } from '../../domain/snapshot/carried-part.ts';
import type { CarriedWords } from '../../domain/snapshot/carried-words.ts';
import { partsInMemory } from '../../domain/snapshot/parts-in-memory.ts';
import { answerFrom } from './answer-from.ts';

/** Some hundred parts at most, and the names of all makes, models and kinds that they are of. */
export type Seen = { readonly parts: readonly CarriedPart[]; readonly words: CarriedWords };

/** @param path of a GET, with its query @see answerFrom */
export async function answerFromSeen({ parts, words }: Seen, path: string): Promise<unknown> {
  const catalogue = createCarriedCatalogue(words);
  return catalogue.put(partsInMemory(parts)) ? answerFrom(catalogue, words, path) : undefined;
}
