/** Fuels and colours of donor cars as words by which their parts are found, in both languages. */
import type { Fuel } from '../../contract/catalogue.ts';
import { wordsOf } from '../../fold.ts';

export const fuelWords: Readonly<Record<Fuel, readonly string[]>> = {
  petrol: ['benzina', 'petrol'],
  diesel: ['diesel', 'gasolio'],
  lpg: ['gpl', 'lpg'],
  cng: ['metano', 'cng'],
  hybrid: ['ibrida', 'ibrido', 'hybrid'],
  // What is called electric is mostly a piece, as a mirror.
  electric: ['ev'],
};

/** Yards write them in Italian. */
const englishColours: Readonly<Record<string, readonly string[]>> = {
  bianco: ['white', 'bianca'],
  nero: ['black', 'nera'],
  grigio: ['grey', 'gray', 'grigia'],
  argento: ['silver'],
  rosso: ['red', 'rossa'],
  blu: ['blue'],
  azzurro: ['blue', 'azzurra'],
  verde: ['green'],
  giallo: ['yellow', 'gialla'],
  arancione: ['orange'],
  marrone: ['brown'],
};

export const colourWords = (colour: string): string[] =>
  wordsOf(colour).flatMap((word) => [word, ...(englishColours[word] ?? [])]);

const fuels = new Set(Object.values(fuelWords).flat());
const colours = new Set(Object.entries(englishColours).flat(2));

export const isFuelWord = (word: string): boolean => fuels.has(word);
export const isColourWord = (word: string): boolean => colours.has(word);
