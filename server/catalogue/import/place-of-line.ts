/** Where in a car the piece of a line of a foreign file sits: by columns of its own, or by its name. Pure. */
import { fold, wordsOf } from './letters.ts';
import type { Axle, Side } from '../../../domain/vocabulary.ts';
import { plainText } from './cells/clean-text.ts';
import { saysDamage } from './cells/damage.ts';
import { inFull } from './columns/place-letters.ts';
import { placesOf, withPlainPlaces } from './kinds/plain-words.ts';
import { continental, plainSides, type Origin } from './british-files.ts';
import { remembering } from './remembering.ts';
import { descriptionsOf, type ForeignLine } from './foreign-line.ts';
import { readAxle, readSide } from './words.ts';

/** `6G91-9H307-AG` names no side. */
const withoutNumbers = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => (word.match(/\d/g)?.length ?? 0) < 3)
    .join(' ');

/** Sides that are told by who sits there, in a car that is driven on the right. */
const seats: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:lato|sedile) (?:guid\w*|conducente)|(?<=\bsedile ant(?:eriore|\.|) )(?:guid\w*|conducente)|c[oô]t[eé] conducteur|(?:lado|asiento) (?:del )?conductor|si[eè]ge conducteur|fahrerseite|fahrersitz|(?:strana|sedadlo|sedacka|dve[rř]e|sedačka) (?:[rř]idi[cč]e|vodi[cč]a)|voza[cč]k[aeo] (?:vrata|strana|sjedalo|sedi[sš]te)|(?:strana|vrata|sjedalo|sedi[sš]te) voza[cč]a|f[öo]rar(?:sidan?|stol|d[öo]rr|plats)|f[øo]rer(?:side|s[æe]de|sete|d[øo]r)|(?:parte|scaun|u[sșş][aăi]) (?:de |pe )?[sșş]ofer(?:ului)?|bestuurders(?:zijde|kant|stoel|deur|portier)|chauffeurs(?:zijde|kant|stoel)|(?:lado|banco|porta) (?:do )?condutor)\b/giu,
    'sinistro',
  ],
  [
    /(?<!\p{L})(?:(?:lato|sedile) passegg\w*|(?<=(?<!\p{L})sedile ant(?:eriore|\.|) )passegg\w*|c[oô]t[eé] passager|(?:lado|asiento) (?:del )?(?:acompa[nñ]ante|copiloto)|si[eè]ge passager|beifahrerseite|beifahrersitz|(?:strana|sedadlo|sedacka|dve[rř]e|sedačka) spoluj(?:azdca|ezdce)|suvoza[cč]k[aeo] (?:vrata|strana|sjedalo|sedi[sš]te)|(?:strana|vrata|sjedalo|sedi[sš]te) suvoza[cč]a|passager(?:arsidan?|arstol|ard[öo]rr|side|s[æe]de|d[øo]r)|passasjer(?:side|sete|d[øo]r)|(?:parte|scaun|u[sșş][aăi]) (?:de )?pasager(?:ului)?|(?:bijrijders|passagiers)(?:zijde|kant|stoel|deur|portier)|(?:lado|banco|porta) (?:do )?(?:passageiro|pendura))\b/giu,
    'destro',
  ],
];

/** Those of the wheel and of the dashboard have no side. */
const ofSeat = /air ?bag(?!.*(?:tendina|lateral|sedile|testa|curtain|seat))/i;

/** `Voordeur`, `achterbumper`: Dutch says the axle in one word with the piece; `voorraad` and `achteruit` are other words. */
const dutchFront =
  /(?<!\p{L})voor-?(?=(?:deur|portier|bumper|scherm|spatbord|stoel|zetel|as(?:\s|$)|assen|rem|veer|poot|schok|wiel|licht|lamp|front|ruit|grille|frame|draagarm|differentieel|naaf|gordel))/giu;
const dutchRear =
  /(?<!\p{L})achter-?(?=(?:deur|portier|bumper|scherm|spatbord|bank|zetel|stoel|as|rem|veer|schok|wiel|licht|lamp|klep|ruit(?!r)|demper|brug|differentieel|raam|spoiler|draagarm|naaf|gordel))/giu;

/** `Rechts voor`, `voor links`, `Deur voor`; elsewhere `voor` is what a piece is for. */
const besideSide =
  /(?<=(?<!\p{L})(?:links|rechts|linker|rechter)[\s/-]*)voor(?!\p{L})|(?<!\p{L})voor(?=[\s/-]*(?:links|rechts)(?!\p{L})|\W*$)/giu;

/** `Porta da frente`; a `frente` by itself is the front of a car. */
const frontInPortuguese = /(?<=\p{L}[\s.-]+(?:da )?)(?:frente|frt)(?!\p{L})/giu;

/** `Tür vo re`, `Stoßstange hi`: before a side, or at the end. */
const shortInGerman = /(?<=\p{L}\s+)(vo|hi)\.?(?=\s+(?:re|li|rechts|links)\.?(?!\p{L})|\s*$)/giu;

/** `v.l.`, `h.re.`: of the axle and the side the first letters, the first with its full stop. */
const germanLetters = /(?<![\p{L}.])([vh])\.\s?(re?|li?)(?:\.|(?![\p{L}\d.]))/giu;
const german: Readonly<Record<string, string>> = {
  v: 'vorne',
  h: 'hinten',
  r: 'rechts',
  re: 'rechts',
  l: 'links',
  li: 'links',
};

/** `Hinterachsdifferenzial`, `N/S` of British lists, and the letters of French ones, which stand behind an axle alone: the D of a Corsa is no side. */
const withSides = (name: string): string =>
  ofSides(
    withPlainPlaces(name)
      .replace(/(hinter|vorder)achs/gi, '$1e $&')
      .replace(/(?<!\p{L})front(?=tr[aä]|sto[sß]|sch[uü]rz|scheib|maske|blech)/giu, 'vorne ')
      .replace(/(?<!\p{L})(?:r[uü]ck|heck)(?=leucht|licht|sto[sß]|sch[uü]rz)/giu, 'hinten ')
      .replace(/(?<!\p{L})(linker|rechter)(?=\p{L}{4})/giu, '$1 ')
      .replace(shortInGerman, (_, axle: string) => (axle.toLowerCase() === 'vo' ? 'vorne' : 'hinten'))
      .replace(
        germanLetters,
        (_, axle: string, side: string) => ` ${german[axle.toLowerCase()]} ${german[side.toLowerCase()]} `,
      )
      .replace(dutchFront, 'vorne ')
      .replace(dutchRear, 'hinten ')
      .replace(besideSide, ' vorne ')
      .replace(frontInPortuguese, 'vorne')
      .replace(/(?<!\p{L})(av|avant|ar|arr|arri[eè]re)\.?[\s/]+g(?!\p{L})/giu, '$1 gauche')
      .replace(/(?<!\p{L})(av|avant|ar|arr|arri[eè]re)\.?[\s/]+d(?!\p{L})/giu, '$1 droite'),
  );

const ofSides = (name: string): string =>
  ofSeat.test(name) ? name : seats.reduce((text, [pattern, side]) => text.replace(pattern, side), name);

/** What French lists call parts of which a car has two; a D or G behind them is a side: `PORTE LAT. COULISSANTE D`. */
const letterBehindPart =
  /^(?:portes?|retro\w*|ailes?|feux?|phare|optique|poignee|support|siege|vitre|glace|serrure|leve|amortisseur|cardan|etrier|fusee|pivot|triangle|bras|biellette|rotule|clignotant|ceinture|custode|roulement|moyeu|disque|platine|commande|deflecteur|baguette|garniture|panneau|antibrouillard|longeron|marche|bas de caisse|coque|miroir|repetiteur|ressort|charniere|verin)(?![\p{L}]).*[\s.]([dg])(?=$|[\s.,]+(?:elec|manu|meca|chauff|comp|nue?s?$|ext|int|avec|sans|peint|noir|gris|blanc|degiv|led|xenon|halogene))/u;

/** Where the car has columns of its own: a D may be of a Corsa else, and so it may where its model says one. */
function sideByLetter(line: ForeignLine, names: readonly string[]): Side | undefined {
  const models = line.cells('model').map(({ text }) => text);
  if (models.length === 0 || models.some((model) => /(?<!\p{L})[dg](?!\p{L})/iu.test(model)))
    return undefined;
  const letter = names.map((name) => letterBehindPart.exec(fold(name))?.[1]).find(Boolean);
  return letter === undefined ? undefined : letter === 'd' ? 'right' : 'left';
}

/** A name with its place in plain words. */
const wordsOfPlace = remembering((name: string): string =>
  wordsOf(withoutNumbers(withSides(name)).replace(/[łŁ]/g, 'l'))
    .filter(
      (word) =>
        (word.length > 1 && !['as', 'front', 'key'].includes(word)) || ['front', 'rear'].includes(word),
    )
    .join(' '),
);

/** `LAMPA TYŁ LEWA LED AVANT` of an Audi is its body, where the piece sits at the back; of others it is French. */
export function withoutAvant(name: string, make: string): string {
  if (!avant.test(name) || !/audi/i.test(`${make} ${name}`)) return name;
  const rest = name.replace(avant, ' ').replace(/\s+/g, ' ').trim();
  return readAxle(wordsOfPlace(rest)) === 'rear' ? rest : name;
}
const avant = /(?<!\p{L})avant(?!\p{L})/iu;

/** What a remark begins with, as programs write what the name has no room for: `links Halogen`. That of a damage is no place of the piece. */
function placeFirst(text: string): string {
  if (saysDamage(text)) return '';
  // What a Dutch remark says alone is the axle; elsewhere `voor` is what a piece is for.
  const words = text.replace(/^voor$/i, 'voorzijde').split(/[\s,;:/]+/);
  const other = words.findIndex((word) => !readSide(word) && !readAxle(word));
  return words.slice(0, other < 0 ? words.length : other).join(' ');
}

/** A note for the yard's own people that says a place and nothing else. */
const placeAlone = (text: string): string =>
  placeFirst(text) === text.split(/[\s,;:/]+/).join(' ') ? text : '';

/** Side and axle: in columns of their own, in the name, or at the head of a remark; nothing where both are said. */
export function placeOf(
  line: ForeignLine,
  names: readonly string[],
  origin: Origin = continental,
): { side: Side | null; axle: Axle | null } {
  const letters = [...line.cells('side'), ...line.cells('axle')].map(({ text }) =>
    inFull(placesOf(plainSides(plainText(text), origin).trim(), names.join(' '))),
  );
  const sideIn = (texts: readonly string[]) => texts.map((text) => readSide(text)).find((side) => side);
  const axleIn = (texts: readonly string[]) => texts.map((text) => readAxle(text)).find((axle) => axle);
  const words = names.map((name) => wordsOfPlace(ofSeat.test(name) ? name : plainSides(name, origin)));
  const remarks = [
    ...descriptionsOf(line).map((text) => placeFirst(plainSides(text, origin))),
    ...line.cells('internalNotes').map(({ text }) => placeAlone(plainSides(plainText(text), origin))),
  ];
  return {
    side: sideIn(letters) ?? sideIn(words) ?? sideByLetter(line, names) ?? sideIn(remarks) ?? null,
    axle: axleIn(letters) ?? axleIn(words) ?? axleIn(remarks) ?? null,
  };
}
