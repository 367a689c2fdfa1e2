/** A line of a foreign file, and what stands in several of its columns: numbers, where a piece is fitted, photos. */
import { importedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { fold, wordsOf } from '../../../domain/fold.ts';
import type { Axle, Side } from '../naming/part-names.ts';
import { plainText } from './cells/clean-text.ts';
import { inFull } from './columns/place-letters.ts';
import { marksGone, saysGone, saysGoneInName, saysNo } from './columns/sale-state.ts';
import {
  numbersAlone,
  numbersInProse,
  numbersInSentences,
  isTelephone,
  readPartNumbers,
} from './cells/part-numbers.ts';
import { thereLetter } from './columns/cell-looks.ts';
import { isVin } from './number-looks.ts';
import { saysNothing } from './says-nothing.ts';
import type { Meaning } from './columns/meanings.ts';
import type { Fault } from './row.ts';
import { readAxle, readSide } from './words.ts';

/** A line, its cells by what their columns mean. */
export type ForeignLine = {
  readonly line: number;
  /** The yard's own, another program's, or a number; empty where there is none of them. */
  readonly code: string;
  /** As they are written, with the name of their column; several where several columns mean it. */
  cells(meaning: Meaning): readonly { readonly header: string; readonly text: string }[];
  has(meaning: Meaning): boolean;
  /** It stands under a heading that says so. */
  readonly isUnderSold?: boolean;
  readonly fault?: Fault;
};

/** Signs of a description that are read for facts: so long are those that a page shows. */
export const longestProse = 5_000;

/** What the columns of descriptions say, plain, with its lines. */
export const descriptionsOf = (line: Pick<ForeignLine, 'cells'>): string[] =>
  line.cells('descriptionIt').map(({ text }) => plainText(text.slice(0, longestProse), true));

/** Where nothing tells a piece's code but its number: the code of a line. */
export const firstNumberOf = (line: Pick<ForeignLine, 'cells'>): string => numbersOf(line).numbers[0] ?? '';

/** The numbers of all columns that hold some, the first one first; then those that a description announces. */
export function numbersOf(line: Pick<ForeignLine, 'cells'>): { numbers: string[]; leftOut: string[] } {
  const cells = line.cells('serialNumber');
  const inCells = cells.map(({ text }) => readPartNumbers(decoded(text)));
  // Cells that are empty on this line say no more than none.
  const read = cells.some(({ text }) => !saysNothing(text))
    ? [
        ...inCells,
        // Behind who made it a name says one more.
        ...line
          .cells('nameIt')
          .map(({ text }) => ({ numbers: numbersInProse(plainText(text)), leftOut: [] })),
      ]
    : [
        ...inCells,
        ...line
          .cells('nameIt')
          .map(({ text }) => ({ numbers: numbersInTitle(plainText(text)), leftOut: [] })),
      ];
  const remarks = descriptionsOf(line);
  const described = remarks.flatMap(numbersInProse);
  // A list without a column for them has them in its remarks, where they are all that one says.
  if (described.length === 0 && read.every(({ numbers }) => numbers.length === 0))
    described.push(...remarks.flatMap((text) => [...numbersAlone(text), ...numbersInSentences(text)]));
  // Nor a title: a short remark says the number somewhere, as a title does.
  if (described.length === 0 && read.every(({ numbers }) => numbers.length === 0))
    described.push(
      ...remarks
        .filter(isShortRemark)
        .flatMap(numbersInTitle)
        .filter((number) => number.length >= shortestInRemark && !isTelephone(number)),
    );
  const seen = new Set<string>();
  const isNew = (number: string): boolean => {
    const key = normalizePartNumber(number);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return {
    numbers: [...read.flatMap(({ numbers }) => numbers), ...described].filter(isNew),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  };
}

/** Where no column holds numbers the title does: whole words, of signs as car makers use them. */
function numbersInTitle(title: string): string[] {
  return title
    .replace(spacedNumber, (number) => number.replaceAll(' ', ''))
    .split(/[\s,;/|]+/)
    .map((word) => word.replace(/[.!)]+$/, ''))
    .filter((word) => isNumberInTitle(word) && !isVin(word));
}

/** As Volkswagen, BMW and Mercedes-Benz space theirs: `1K3 837 401`, `12 41 7 823 700`, `A 169 820 01 61`. */
const spacedNumber =
  /\b(?:(?=\w*\d)[0-9A-Z]{3} \d{3} \d{3}(?: [A-Z]{1,2}\b)?|\d{2} \d{3} \d{3}|\d{2} \d{2} \d \d{3} \d{3}|A ?\d{3} \d{3} \d{2} \d{2})\b/g;

/** With full stops and dashes, as suppliers of brakes and electrics write: `10.0206-0251.4`; no date. */
const isParted = (word: string): boolean =>
  /^(?=(?:\D*\d){8})[A-Z0-9]+(?:[.-][A-Z0-9]+)+$/.test(word) &&
  !/^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$|^\d{1,3}(?:\.\d{3})+$/.test(word) &&
  !/(?:^|[.-])(?:19|20)\d{2}(?:[.-]|$)/.test(word);

/** Of at least six signs and four digits; no years, kilometres or sizes. */
const isNumberInTitle = (word: string): boolean =>
  isParted(word) ||
  (/^[A-Z0-9][A-Z0-9-]{5,}$/.test(word) &&
    (word.match(/\d/g)?.length ?? 0) >= 4 &&
    !/^(?:19|20)\d{2}-/.test(word));

/** About this piece alone, without a telephone or the code of a radio. */
const isShortRemark = (text: string): boolean =>
  text.length <= longestRemark &&
  !isTelephone(text) &&
  !/(?<!\p{L})(?:tel|cell|whats|chiam|contatt|inform|call|phone|handy|anruf|(?:codice|code|radio-?) ?radio|radiocode)/iu.test(
    text,
  );
const longestRemark = 120;
/** Kilometres have fewer signs. */
const shortestInRemark = 7;

/** Line breaks part numbers. */
const decoded = (text: string): string => plainText(text, true);

/** `6G91-9H307-AG` names no side. */
const withoutNumbers = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => (word.match(/\d/g)?.length ?? 0) < 3)
    .join(' ');

/** Sides that are told by who sits there, in a car that is driven on the right. */
const seats: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:lato|sedile) (?:guid\w*|conducente)|c[oô]t[eé] conducteur|(?:lado|asiento) (?:del )?conductor|si[eè]ge conducteur|fahrerseite|fahrersitz|driver(?:'s)? side|bestuurders(?:zijde|kant|stoel|deur|portier)|chauffeurs(?:zijde|kant|stoel)|(?:lado|banco|porta) (?:do )?condutor)\b/giu,
    'sinistro',
  ],
  [
    /(?<!\p{L})(?:(?:lato|sedile) passegg\w*|c[oô]t[eé] passager|(?:lado|asiento) (?:del )?(?:acompa[nñ]ante|copiloto)|si[eè]ge passager|beifahrerseite|beifahrersitz|passenger(?:'s)? side|(?:bijrijders|passagiers)(?:zijde|kant|stoel|deur|portier)|(?:lado|banco|porta) (?:do )?(?:passageiro|pendura))\b/giu,
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

/** `Hinterachsdifferenzial`, `N/S` of British lists, and the letters of French ones, which stand behind an axle alone: the D of a Corsa is no side. */
const withSides = (name: string): string =>
  ofSides(
    name
      .replace(/(hinter|vorder)achs/gi, '$1e $&')
      .replace(/(?<!\p{L})front(?=tr[aä]|sto[sß]|sch[uü]rz|scheib|maske|blech)/giu, 'vorne ')
      .replace(/(?<!\p{L})(?:r[uü]ck|heck)(?=leucht|licht|sto[sß]|sch[uü]rz)/giu, 'hinten ')
      .replace(/(?<!\p{L})(linker|rechter)(?=\p{L}{4})/giu, '$1 ')
      .replace(dutchFront, 'vorne ')
      .replace(dutchRear, 'hinten ')
      .replace(besideSide, ' vorne ')
      .replace(frontInPortuguese, 'vorne')
      .replace(/\b([no])\/s(?:\/?([fr]))?\b/gi, (_, kerb: string, end = '') =>
        [/n/i.test(kerb) ? 'nearside' : 'offside', end && (/f/i.test(end) ? 'front' : 'rear')].join(' '),
      )
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

/** Side and axle: in columns of their own, or in the name; nothing where both are said. */
export function placeOf(
  line: ForeignLine,
  names: readonly string[],
): { side: Side | null; axle: Axle | null } {
  const letters = [...line.cells('side'), ...line.cells('axle')].map(({ text }) =>
    inFull(plainText(text).trim()),
  );
  const sideIn = (texts: readonly string[]) => texts.map((text) => readSide(text)).find((side) => side);
  const axleIn = (texts: readonly string[]) => texts.map((text) => readAxle(text)).find((axle) => axle);
  const words = names.map((name) =>
    wordsOf(withoutNumbers(withSides(name)).replace(/[łŁ]/g, 'l'))
      .filter(
        (word) =>
          (word.length > 1 && !['as', 'front', 'key'].includes(word)) || ['front', 'rear'].includes(word),
      )
      .join(' '),
  );
  const side = sideIn(letters) ?? sideIn(words) ?? sideByLetter(line, names) ?? null;
  return { side, axle: axleIn(letters) ?? axleIn(words) ?? null };
}

/** Columns whose no says that a piece is not for sale: `active`, `in vendita`. */
const isOfActive =
  /^(?:attiv|activ|aktiv|aktyw|aktyv|actif|dispo|availab|verfug|lieferbar|dostepn|prieinam|in vendita|for sale|en venta|en vente|na sprzeda|parduodam|in stock|in magazzino|auf lager|en stock|na stanie|actief|ativ|beschikbaar|leverbaar|te koop|op voorraad|disponiv|(?:a|para) venda|em stock)/;

/** eBay's bulk files say what is to be done with a listing. */
const isOfAction = /^\*?action(?![a-z])/i;
const endsListing = /^end(?: ?item)?$/i;

/** What is not shown on a web shop may be sold all the same; what WooCommerce gives this number is a draft. */
const isOfPublished = /^(?:pubblic|publish|publi[ec]|veroffentl|opublik|paskelb|gepubl)/;
const draft = '-1';

/** Where a line says that its piece is sold, or kept for somebody. */
export function goneIn(line: ForeignLine): { meaning: Meaning; text: string } | undefined {
  for (const meaning of ['status', 'condition', 'internalNotes', 'descriptionIt'] as const)
    for (const { header, text } of line.cells(meaning))
      if (
        saysGone(plainText(text)) ||
        (meaning === 'status' && isOfActive.test(fold(header)) && saysNo(text)) ||
        (meaning === 'status' && isOfAction.test(header) && endsListing.test(text)) ||
        (meaning === 'status' && isOfPublished.test(fold(header)) && text === draft)
      )
        return { meaning, text };
  for (const { text } of line.cells('soldMark')) if (marksGone(text)) return { meaning: 'soldMark', text };
  const letter = line
    .cells('saleLetter')
    .find(({ text }) => text !== '' && text.toUpperCase() !== thereLetter);
  if (letter) return { meaning: 'saleLetter', text: letter.text };
  const names = line.cells('nameIt');
  const name = names.find(({ text }) => saysGoneInName(text));
  return name || line.isUnderSold
    ? { meaning: 'nameIt', text: name?.text ?? names[0]?.text ?? '' }
    : undefined;
}

/** Names and addresses of all columns, in their order, each once. */
export function photosOf(line: ForeignLine): string[] {
  const all = line.cells('photos').flatMap(({ text }) => {
    const plain = text.replaceAll('&amp;', '&');
    if (/https?:/i.test(plain)) return plain.split(/[|\s]+|[,;](?=\s*https?:)/).filter((part) => part !== '');
    return plain.split(/\s*[|;,\n]\s*/).filter((part) => part !== '' && /\.\w{3,4}$/.test(part));
  });
  return [...new Set(all.map((name) => name.replace(/[,;]+$/, '')))].slice(0, importedPhotosMax);
}
