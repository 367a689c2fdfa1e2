/** Kinds that some words make another one: a whole set, a headlight with xenon. Pure. */
import { fold } from '../letters.ts';

const four =
  /\b(?:tutt[ie] e (?:4|quattro)|(?:kit|set|serie|treno|lotto|satz|jeu|juego|komplet|komplektas|stel|jogo|conjunto|sada|szett|garnitura|komplet)(?: (?:di|da|of|de|von|van|\d))* ?(?:4|quattro|four|vier|quatre|cuatro|quatro|velgen|cerchi\w*|llantas|jantes|(?:alu)?fel(?:gen|g\w*)|ratlankiai|ratlankiu|disk(?:y|u|ov)|kola|kolies)|(?:4|quattro|four|vier|quatre|cuatro|quatro|cztery|ctyri|styri|negy|cetiri|stiri) (?:x )?(?:(?:lichtmetalen |alu |sport)?velgen|cerch\w+|alloy|wheels?|rims?|alufelgen|felgen|jantes|llantas|felg\w*|ratlank\w+|(?:alu )?disky|(?:alu )?kola)|(?:satz|set) (?:4|vier)|\(?n[°º.o]? ?4\)|(?:4|quattro) (?:pz|pezzi|pcs|stuck|stk|szt|ks|db)\b|x ?4$)/;
const everySeat =
  /\b(?:ant\w*\.? e post\w*|anteriori e posteriori|front and rear|vorn\w* (?:und|u\.) hint\w*|avant (?:et|\/) arriere|delanteros y traseros|voor(?:stoelen)? en achter\w*|dianteiros e traseiros|frente e tras|fata si spate|fram och bak|for og bag|foran og bak|przod(?:nie)? i tyl(?:ne)?|priekines ir galines|predn[ie] (?:a|i) zadn[ie]|juego completo|serie completa|full set|complete set|komplet|interni completi|jogo completo|interieur compleet|compleet interieur)/;

/** Not what it was made for, or is without. */
const xenon =
  /(?<!\b(?:senza|no|non|ohne|kein|nicht|sans|pas|sin|without|bez|be|zonder|sem|fara|utan|uden|uten)\s)\b(?:bi-?\s?)?xeno[nm]?\b/;

/** `Window regulator & motor`, `alzacristallo con motorino`: the whole of which the motor is a part. */
const withMotor =
  /(?:regulator|lifter|winder|alza ?(?:cristall|vetr)\p{L}*|fensterheber|leve[ -]vitres?|elevalunas|podnosnik szyby|raammechaniek|elevador) ?(?:[&+/]|and|with|e|con|mit|und|et|avec|y|z|i|met|com) (?:\p{L}+ )?(?:mot|silni)/u;

/** `AIRBAG DELANTERO DERECHO`: the wheel is on the left. */
const frontRight =
  /\b(?:delanter|anterior|ant\.?|front|vorn|avant|przedn)\p{L}*\.? (?:dcho|dch|der|derech[oa]|destro|dx|right|rechts|droit|prawy|prawa)(?!\p{L})/u;

const others: Readonly<Record<string, { readonly kind: string; readonly said: RegExp }>> = {
  'cerchio-lega': { kind: 'set-cerchi-lega', said: four },
  'sedile-anteriore': { kind: 'set-sedili', said: everySeat },
  'divano-posteriore': { kind: 'set-sedili', said: everySeat },
  'motorino-alzacristallo': { kind: 'alzacristallo', said: withMotor },
  'airbag-guida': { kind: 'airbag-passeggero', said: frontRight },
  'faro-anteriore': { kind: 'faro-xenon-led', said: xenon },
};

/**
 * The kind that a name or a remark makes of one.
 *
 * @param slug of a kind
 * @param texts are asked for only where they can make another kind of it
 * @returns undefined where it stays what it is
 */
export function kindSaidBy(slug: string, texts: () => readonly string[]): string | undefined {
  const known = Object.hasOwn(others, slug) ? others[slug] : undefined;
  return known && texts().some((text) => known.said.test(fold(text).replaceAll('ł', 'l')))
    ? known.kind
    : undefined;
}
