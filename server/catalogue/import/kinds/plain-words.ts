/** Names with the words that mean something else in another language said in Italian, in whichever language they are. Pure. */
import {
  isCzechOrSlovak,
  tellsCzechOrSlovak,
  withPlainCzechPlaces,
  withPlainCzechWords,
} from './czech-and-slovak.ts';
import { isHungarian, withPlainHungarianPlaces, withPlainHungarianWords } from './hungarian.ts';
import {
  isNorthern,
  isRomanian,
  placesOf as placesOfNorthernOrRomanian,
  withPlainPlaces as withPlainPlacesOfNorthernOrRomanian,
  withPlainWords as withPlainWordsOfNorthernOrRomanian,
} from './northern-and-romanian.ts';
import {
  isSouthSlavic,
  tellsSouthSlavic,
  withPlainSouthSlavicPlaces,
  withPlainSouthSlavicWords,
} from './south-slavic.ts';
import { remembering } from '../remembering.ts';

type Language = {
  isSaid(name: string): boolean;
  /** By what no other of these has. */
  isTold(name: string): boolean;
  words(name: string): string;
  /** Of a cell that says where a piece sits. */
  places(cell: string): string;
};

const languages: readonly Language[] = [
  {
    isSaid: isCzechOrSlovak,
    isTold: tellsCzechOrSlovak,
    words: withPlainCzechWords,
    places: withPlainCzechPlaces,
  },
  {
    isSaid: isSouthSlavic,
    isTold: tellsSouthSlavic,
    words: withPlainSouthSlavicWords,
    places: withPlainSouthSlavicPlaces,
  },
  {
    isSaid: isHungarian,
    isTold: isHungarian,
    words: withPlainHungarianWords,
    places: withPlainHungarianPlaces,
  },
];

/** The language of a name. Words that it shares with a northern or a Romanian one are of those. */
const languageOf = (name: string): Language | undefined =>
  isNorthern(name) || isRomanian(name)
    ? undefined
    : (languages.find(({ isTold }) => isTold(name)) ?? languages.find(({ isSaid }) => isSaid(name)));

/** The same for the names of a file; the words of all kinds would fill what is remembered. */
const languageOfLine = remembering(languageOf);

/** Whether the words of a name are of a language of which a name is never shown. */
export const isOfTheseLanguages = remembering(
  (name: string): boolean => isRomanian(name) || isNorthern(name) || languageOf(name) !== undefined,
);

export const withPlainWords = (name: string): string =>
  languageOf(name)?.words(name) ?? withPlainWordsOfNorthernOrRomanian(name);

export const withPlainPlaces = (name: string): string =>
  languageOf(name)?.words(name) ?? withPlainPlacesOfNorthernOrRomanian(name);

/** Where the pieces of a cell sit that says nothing else, in the words of the language its line is in. */
export const placesOf = (cell: string, name: string): string =>
  languageOfLine(name)?.places(cell) ?? placesOfNorthernOrRomanian(cell, name);
