/** What a part is called where its side matters and its name does not say it: `Faro anteriore` that the yard knows to be the left one. */
import type { Locale } from './constants.ts';
import { saysAnySide } from './side-words.ts';
import type { Side } from './vocabulary.ts';

/** `sinistro` and `destro` by the gender of the first word; behind a comma where one cannot tell what they would belong to. */
const inItalian = {
  left: { m: 'sinistro', f: 'sinistra', apart: 'lato sinistro' },
  right: { m: 'destro', f: 'destra', apart: 'lato destro' },
} as const;

/** Words of the trade that end as the other gender does. */
const masculine: ReadonlySet<string> = new Set(['fendinebbia', 'passaruota', 'copriruota', 'parasole']);
const feminine = /(?:a|luce|zione|sione|serie)$/;

/** So many words bear an adjective at their end; of more nobody sees which of them it is about. */
const mostWords = 3;

/**
 * @param part with the side that the yard says of it, or its name
 * @returns the name as it is where it says a side already, or where nobody knows one
 */
export function nameWithSide(
  { name, side }: { readonly name: string; readonly side?: Side | null | undefined },
  locale: Locale,
): string {
  if (!side || saysAnySide(name)) return name;
  if (locale === 'en') return `${name}, ${side}`;
  const words = inItalian[side];
  return isPlain(name) ? `${name} ${words[genderOf(name)]}` : `${name}, ${words.apart}`;
}

/** A thing with what it is like and nothing else: no make, number or second thing. */
const isPlain = (name: string): boolean =>
  /^\p{L}[\p{Ll}' ]*$/u.test(name) && name.split(' ').length <= mostWords && !isPlural(name);

/** Of several, one side is that of all of them. */
const isPlural = (name: string): boolean => /^\p{L}+[i](?: |$)/u.test(name);

function genderOf(name: string): 'm' | 'f' {
  const [first = ''] = name.toLowerCase().split(' ');
  return !masculine.has(first) && feminine.test(first) ? 'f' : 'm';
}
