/** What an import tells: sentences in both of the shop's languages; a name, or what stands in the file, is the same in both. */
import type { InBoth } from '../../../../domain/constants.ts';

export type Told = string | InBoth;
