/** Colours of donor cars in the reader's language. Yards write them in Italian. */
import type { Locale } from './constants.ts';
import { wordsOf } from './fold.ts';

/** The usual colours of cars, as yards and registration papers name them. */
const english: Readonly<Record<string, string>> = {
  bianco: 'white',
  nero: 'black',
  grigio: 'grey',
  argento: 'silver',
  rosso: 'red',
  blu: 'blue',
  azzurro: 'light blue',
  verde: 'green',
  giallo: 'yellow',
  arancione: 'orange',
  marrone: 'brown',
  beige: 'beige',
  bordeaux: 'burgundy',
  viola: 'purple',
  oro: 'gold',
};

/**
 * A colour for a reader: `Grigio metallizzato` is `Metallic grey` in English.
 *
 * @param colour as the yard wrote it; what is none of the usual ones stays as it is
 */
export function colourIn(locale: Locale, colour: string | null): string | null {
  if (locale === 'it' || colour === null) return colour;
  const [name = '', finish, ...others] = wordsOf(colour);
  const isKnown = Object.hasOwn(english, name) && others.length === 0;
  if (!isKnown || (finish !== undefined && finish !== 'metallizzato')) return colour;
  return capitalised(finish ? `metallic ${english[name]}` : `${english[name]}`);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
