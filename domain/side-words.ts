/** How names of parts, queries and hands at the shelf say a side of the car, in both languages. What only one of them says stands there. */
import { sides, type Side } from './vocabulary.ts';

export const sideWords: Readonly<Record<Side, readonly string[]>> = {
  left: 'sinistro sinistra sinistri sinistre left sx lh'.split(' '),
  right: 'destro destra destri destre right dx rh'.split(' '),
};

const anyOf = (words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');

const inNames = { left: anyOf(sideWords.left), right: anyOf(sideWords.right) } as const;

/** Both are said of a pair: `fari dx e sx`. */
export const saysSide = (side: Side, name: string): boolean => inNames[side].test(name);

export const saysAnySide = (name: string): boolean => sides.some((side) => saysSide(side, name));
