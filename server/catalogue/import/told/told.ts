/** What an import tells: sentences in both of the shop's languages; a name, or what stands in the file, is the same in both. */
import type { InBoth } from '../../../../domain/constants.ts';

export type Told = string | InBoth;

/** Sentences by name, some of them about something. */
export type Sentences = Readonly<Record<string, InBoth | ((...about: never[]) => InBoth)>>;
