/** The usual colours of cars by the words that papers and yards use, in both languages. */
import { wordsOf } from './fold.ts';

export const paints = [
  'white',
  'black',
  'grey',
  'silver',
  'red',
  'blue',
  'azure',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'burgundy',
  'purple',
  'gold',
] as const;
export type Paint = (typeof paints)[number];

const words: ReadonlyMap<string, Paint> = new Map([
  ...['bianco', 'bianca', 'white'].map((word) => [word, 'white'] as const),
  ...['nero', 'nera', 'black'].map((word) => [word, 'black'] as const),
  ...['grigio', 'grigia', 'antracite', 'grey', 'gray'].map((word) => [word, 'grey'] as const),
  ...['argento', 'silver'].map((word) => [word, 'silver'] as const),
  ...['rosso', 'rossa', 'red'].map((word) => [word, 'red'] as const),
  ...['azzurro', 'azzurra', 'celeste', 'light'].map((word) => [word, 'azure'] as const),
  ...['blu', 'blue'].map((word) => [word, 'blue'] as const),
  ...['verde', 'green'].map((word) => [word, 'green'] as const),
  ...['giallo', 'gialla', 'yellow'].map((word) => [word, 'yellow'] as const),
  ...['arancione', 'arancio', 'orange'].map((word) => [word, 'orange'] as const),
  ...['marrone', 'brown'].map((word) => [word, 'brown'] as const),
  ...['beige'].map((word) => [word, 'beige'] as const),
  ...['bordeaux', 'burgundy'].map((word) => [word, 'burgundy'] as const),
  ...['viola', 'purple'].map((word) => [word, 'purple'] as const),
  ...['oro', 'gold'].map((word) => [word, 'gold'] as const),
]);

/** @param colour as it was written: `Grigio metallizzato`, `Metallic grey`. @returns null where no word of it is a colour */
export function paintOf(colour: string | null): Paint | null {
  for (const word of wordsOf(colour ?? '')) {
    const paint = words.get(word);
    if (paint) return paint;
  }
  return null;
}
