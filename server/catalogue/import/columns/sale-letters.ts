/** Columns in which a letter says whether a piece is there, whatever they are called. Pure. */
import { soldLetter, thereLetter } from './cell-looks.ts';

const nearlyAllLetters = 0.9;

/** Most letters of states that a program knows: there, sold, kept for somebody, scrapped, on its way. */
const mostLetters = 5;

/** Those for what is there and what is sold stand in it and nothing but letters, most of all the first, whatever the column is called. */
export const areSaleLetters = (texts: readonly string[]): boolean => {
  // The heads of pages stand between them.
  const letters = texts.map((text) => text.toUpperCase()).filter((text) => /^[A-Z]$/.test(text));
  if (letters.length < texts.length * nearlyAllLetters) return false;
  const different = new Set(letters);
  if (!different.has(soldLetter) || !different.has(thereLetter)) return false;
  const there = letters.filter((letter) => letter === thereLetter).length;
  return different.size === 2 || (different.size <= mostLetters && there > letters.length / 2);
};

/** Letters of states on the few lines whose pieces are not there: sold, kept for somebody, scrapped. */
export const areMarksOfGone = (texts: readonly string[], rows: number): boolean =>
  texts.length > 1 &&
  texts.length < rows * mostGone &&
  texts.includes(soldLetter) &&
  texts.every((text) => /^[VPRX]$/.test(text));
const mostGone = 0.4;
