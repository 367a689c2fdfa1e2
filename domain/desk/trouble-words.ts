/** What a buyer is told of a piece that cannot be sent, unless whoever takes it out writes something else. */
import type { Locale } from '../constants.ts';
import type { PieceTrouble } from '../vocabulary.ts';

export const troubleForBuyer: Record<PieceTrouble, Record<Locale, string>> = {
  missing: {
    it: 'Il pezzo non si trova più nel nostro magazzino.',
    en: 'The part can no longer be found in our yard.',
  },
  broken: {
    it: 'Il pezzo si è rovinato da noi e non possiamo più consegnarlo.',
    en: 'The part was damaged here, and we can no longer deliver it.',
  },
};
