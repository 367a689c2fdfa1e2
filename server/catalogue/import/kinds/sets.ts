/** Kinds of which a whole set is a kind of its own, and the words that say a set. Pure. */
import { fold } from '../../../../domain/fold.ts';

const four =
  /\b(?:tutt[ie] e (?:4|quattro)|(?:kit|set|serie|treno|lotto|satz|jeu|juego|komplet|komplektas|stel|jogo|conjunto)(?: (?:di|da|of|de|von|van|\d))* ?(?:4|quattro|four|vier|quatre|cuatro|quatro|velgen|cerchi\w*|llantas|jantes|(?:alu)?fel(?:gen|g\w*)|ratlankiai|ratlankiu)|(?:4|quattro|four|vier|quatre|cuatro|quatro|cztery) (?:x )?(?:(?:lichtmetalen |alu |sport)?velgen|cerch\w+|alloy|wheels?|rims?|alufelgen|felgen|jantes|llantas|felg\w*|ratlank\w+)|(?:satz|set) (?:4|vier))/;
const everySeat =
  /\b(?:ant\w*\.? e post\w*|anteriori e posteriori|front and rear|vorn\w* (?:und|u\.) hint\w*|avant (?:et|\/) arriere|delanteros y traseros|voor(?:stoelen)? en achter\w*|dianteiros e traseiros|frente e tras|przod(?:nie)? i tyl(?:ne)?|priekines ir galines|juego completo|serie completa|full set|complete set|komplet|interni completi|jogo completo|interieur compleet|compleet interieur)/;

const sets: Readonly<Record<string, { readonly set: string; readonly said: RegExp }>> = {
  'cerchio-lega': { set: 'set-cerchi-lega', said: four },
  'sedile-anteriore': { set: 'set-sedili', said: everySeat },
  'divano-posteriore': { set: 'set-sedili', said: everySeat },
};

/**
 * The kind of a whole set, where a name or a remark says that it is sold as one.
 *
 * @param slug of one piece
 * @returns undefined where it is no set
 */
export function setOf(slug: string, name: string): string | undefined {
  const known = Object.hasOwn(sets, slug) ? sets[slug] : undefined;
  return known?.said.test(fold(name).replaceAll('ł', 'l')) ? known.set : undefined;
}
