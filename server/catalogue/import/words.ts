/** Conditions, fuels, sides and VAT by the words for them, in both languages. */
import type { Fuel } from '../../../domain/contract/catalogue.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { wordsOf } from './letters.ts';
import type { Axle, Side, VatScheme } from '../../../domain/vocabulary.ts';
import { meantBy, type Meant } from './nearest.ts';

const conditions = wordList<Condition>({
  a: 'A',
  b: 'B',
  c: 'C',
  ottimo: 'A',
  ottima: 'A',
  ottime: 'A',
  excellent: 'A',
  buono: 'B',
  buona: 'B',
  buone: 'B',
  good: 'B',
  discreto: 'C',
  discreta: 'C',
  discrete: 'C',
  fair: 'C',
});

/** Words beside a condition that say nothing. */
const silent: ReadonlySet<string> = new Set([
  'stato',
  'condizione',
  'condizioni',
  'grado',
  'qualita',
  'classe',
  'condition',
  'grade',
  'klasse',
  'klasa',
  'kwaliteit',
  'staat',
  'qualidade',
  'stare',
  'calitate',
  'clasa',
  'kvalitet',
  'kvalitetsklass',
  'skick',
  'stand',
  'stav',
  'kvalita',
  'trieda',
  'trida',
  'allapot',
  'minoseg',
  'osztaly',
  'stanje',
  'kvaliteta',
  'kakovost',
]);

/** Good (B) when the yard says nothing: it neither promises a new part nor warns of a worn one. */
export function readCondition(text: string): Meant<Condition> | undefined {
  const word = wordsOf(text)
    .filter((part) => !silent.has(part))
    .join(' ');
  if (text === '') return { value: 'B', isGuess: false };
  return meantBy(word, conditions);
}

const fuels = wordList<Fuel>({
  benzina: 'petrol',
  petrol: 'petrol',
  gasoline: 'petrol',
  diesel: 'diesel',
  gasolio: 'diesel',
  gpl: 'lpg',
  lpg: 'lpg',
  metano: 'cng',
  cng: 'cng',
  ibrida: 'hybrid',
  ibrido: 'hybrid',
  hybrid: 'hybrid',
  elettrica: 'electric',
  elettrico: 'electric',
  electric: 'electric',
});

/** The first of these that is among several words is meant: a car that burns petrol and gas is a gas car. */
const stronger: readonly Fuel[] = ['hybrid', 'lpg', 'cng', 'electric', 'diesel', 'petrol'];

/** Null when empty. `Benzina/GPL` is gas, `ibrido diesel` a hybrid. */
export function readFuel(text: string): Meant<Fuel> | null | undefined {
  if (text === '') return null;
  const found = wordsOf(text).map((word) => meantBy(word, fuels));
  const all = found.flatMap((one) => one ?? []);
  if (all.length < found.length) return undefined;
  const value = stronger.find((fuel) => all.some((one) => one.value === fuel));
  return value && { value, isGuess: all.some(({ isGuess }) => isGuess) };
}

function wordList<Value>(words: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(words));
}

const sideWords: Readonly<Record<Side, ReadonlySet<string>>> = {
  left: new Set(
    'sinistro sinistra sinistri sinistre sin sinist sx s left lh l nearside links linke linker linkes li gauche g ag avg arg vl hl izquierdo izquierda izq izqda izda izdo izqdo lewy lewa lewe lewo lewego lewej kaire kairys kairysis kaires kairio kairioji kairiojo kairei k linkse linkerzijde linkerkant linksvoor linksachter voorlinks achterlinks linkervoor linkerachter vanster vanstra venstre esquerdo esquerda esquerdos esquerdas esq esqo esqa esqdo esqda levy leveho levych lavy lavej laveho lavych vlavo vlevo baloldali baloldal lijevi lijeva lijevo lijeve lijevog'.split(
      ' ',
    ),
  ),
  right: new Set(
    'destro destra destri destre des dest dex dx d right rh r offside rechts rechte rechter rechtes re droite droit ad avd ard vr hr derecho derecha der dcha dcho dch drcha prawy prawa prawe prawo prawego prawej desine desinys desinysis desines desinio desinioji desiniojo desinei p rechtse rechterzijde rechterkant rechtsvoor rechtsachter voorrechts achterrechts rechtervoor rechterachter hogra hojre hoyre dreapta direito direita direitos direitas dto dta drt drto drta pravy prava praveho pravej pravych vpravo jobb jobbos jobboldali jobboldal desni desna desno desne desnog desnih'.split(
      ' ',
    ),
  ),
};
const axleWords: Readonly<Record<Axle, ReadonlySet<string>>> = {
  front: new Set(
    'anteriore anteriori ant front fr davanti vorne vorn vorderer vordere vorderes va vl vr avant av avg avd delantero delantera delanteros delanteras del przod przedni przednia przednie przedniego przedniej przednich priekis priekinis priekine priekiniai priekinio priekines priekiniu voorste voorzijde voorkant linksvoor rechtsvoor voorlinks voorrechts linkervoor rechtervoor dianteiro dianteira dianteiros dianteiras framre framtill foran forrest fremre predny predna predne predni predneho prednej prednych predniho prednich vpredu elso elol prednji prednja prednje prednjih prednjeg sprednji sprednja sprednje spredaj'.split(
      ' ',
    ),
  ),
  rear: new Set(
    'posteriore posteriori post rear back dietro hinten hinterer hintere hinteres ha hl hr arriere arr ar arg ard trasero trasera traseros traseras tras trs tyl tylny tylna tylne tylnego tylnej tylnych galas galinis galine galiniai galinio galines galinio galiniu achter achterste achterzijde achterkant linksachter rechtsachter achterlinks achterrechts linkerachter rechterachter traseiro traseira traseiros traseiras bakre baktill bagtil bagest bakerst zadny zadna zadne zadni zadneho zadnej zadnych zadniho zadnich vzadu hatso hatul straznji straznja straznje straznjih straznjeg zadnji zadnja zadnje zadnjih zadnjeg zadaj'.split(
      ' ',
    ),
  ),
};

/** A word in one of the languages; null when empty. */
export const readSide = (text: string): Side | null | undefined => placeOf(text, sideWords);
export const readAxle = (text: string): Axle | null | undefined => placeOf(text, axleWords);

function placeOf<Place extends string>(
  text: string,
  words: Readonly<Record<Place, ReadonlySet<string>>>,
): Place | null | undefined {
  if (text === '') return null;
  const said = wordsOf(text.replace(/[łŁ]/g, 'l'));
  const found = (Object.keys(words) as Place[]).filter((place) =>
    said.some((word) => words[place].has(word)),
  );
  return found.length === 1 ? found[0] : undefined;
}

const vatWords: Readonly<Record<VatScheme, ReadonlySet<string>>> = {
  margin: new Set(['margine', 'margin', 'n5', 'rf14']),
  ordinary: new Set(['ordinaria', 'ordinario', 'ordinary', 'esposta', '22']),
};

/** `regime del margine`, `IVA 22%`; null when empty. Both, or neither, is nothing that can be guessed. */
export function readVatScheme(text: string): VatScheme | null | undefined {
  if (text === '') return null;
  const said = wordsOf(text);
  const found = (Object.keys(vatWords) as VatScheme[]).filter((scheme) =>
    said.some((word) => vatWords[scheme].has(word)),
  );
  return found.length === 1 ? found[0] : undefined;
}
