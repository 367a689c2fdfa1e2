/** Colours of cars in the languages of the files, as an Italian buyer reads them. Pure. */
import { wordsOf } from '../../../../domain/fold.ts';

/** Folded words of each colour; of those with two genders in Italian the form that goes with `colore`. */
const words: Readonly<Record<string, string>> = {
  nero: 'black schwarz noir noire negro negra czarny czarna juoda',
  bianco: 'white weiss blanc blanche blanco blanca bialy biala balta',
  grigio: 'grey gray grau gris szary szara pilka',
  argento: 'silver silber argent plata plateado srebrny srebrna sidabrine',
  blu: 'blue blau bleu bleue azul niebieski niebieska melyna granatowy granatowa',
  azzurro: 'hellblau celeste blekitny zydra',
  rosso: 'red rot rouge rojo roja czerwony czerwona raudona',
  verde: 'green grun vert verte zielony zielona zalia',
  giallo: 'yellow gelb jaune amarillo amarilla zolty zolta geltona',
  arancione: 'orange naranja pomaranczowy pomaranczowa oranzine',
  marrone: 'brown braun marron brun brune brazowy brazowa ruda',
  beige: 'bezowy bezowa smelio',
  oro: 'gold dore dorado zloty zlota auksine',
  viola: 'purple violet violett lila violeta fioletowy fioletowa violetine',
  bordeaux: 'burgundy weinrot bordowy bordowa bordo vysnine granate',
  bronzo: 'bronze bronce',
  antracite: 'anthracite anthrazit antracita grafitowy grafit',
  scuro: 'dark dunkel fonce foncee oscuro oscura ciemny ciemna tamsi',
  chiaro: 'light hell clair claire claro clara jasny jasna sviesi',
  metallizzato: 'metallic metallise metallisee metalik metalizado metalizada metalliko',
  perlato: 'pearl perl nacre perla perlowy',
  opaco: 'matt matte mat mate',
};

const italianOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([italian, list]) => list.split(' ').map((word) => [word, italian] as const)),
);

/** `dunkelgrau`, `ciemnoszary`: a shade and a colour in one word. */
const shades: Readonly<Record<string, string>> = {
  dunkel: 'scuro',
  hell: 'chiaro',
  ciemno: 'scuro',
  jasno: 'chiaro',
};

function inItalian(word: string): string | undefined {
  const known = italianOf.get(word);
  if (known !== undefined) return known;
  for (const [beginning, shade] of Object.entries(shades)) {
    const colour = word.startsWith(beginning) ? italianOf.get(word.slice(beginning.length)) : undefined;
    if (colour !== undefined) return `${colour} ${shade}`;
  }
  return undefined;
}

const italianWords: ReadonlySet<string> = new Set(Object.keys(words));
const qualities: readonly string[] = ['scuro', 'chiaro', 'metallizzato', 'perlato', 'opaco'];

/** @returns the colour in Italian, its shade behind it; the text as it is where a word of it is not known */
export function italianColour(text: string): string {
  const said = wordsOf(text.replaceAll('ß', 'ss').replaceAll(/[łŁ]/g, 'l'));
  if (said.every((word) => italianWords.has(word))) return text;
  const read = said.map((word) => inItalian(word) ?? (italianWords.has(word) ? word : undefined));
  if (read.some((word) => word === undefined)) return text;
  const all = read.flatMap((word) => word?.split(' ') ?? []);
  return [
    ...all.filter((word) => !qualities.includes(word)),
    ...all.filter((word) => qualities.includes(word)),
  ].join(' ');
}
