/** A line of a foreign file: its descriptions, whether its piece is gone, its photos. */
import { importedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import { fold } from './letters.ts';
import { plainText } from './cells/clean-text.ts';
import { soldLetter, thereLetter } from './columns/cell-looks.ts';
import type { Meaning } from './columns/meanings.ts';
import { marksGone, saysGone, saysGoneInName, saysNo } from './columns/sale-state.ts';
import { remembering } from './remembering.ts';
import type { Fault } from './row.ts';

/** A line, its cells by what their columns mean. */
export type ForeignLine = {
  readonly line: number;
  /** The yard's own, another program's, or a number; empty where there is none of them. */
  readonly code: string;
  /** As they are written, with the name of their column; several where several columns mean it. */
  cells(meaning: Meaning): readonly { readonly header: string; readonly text: string }[];
  has(meaning: Meaning): boolean;
  /** What it stands under: `Veicolo: 0418 FIAT PUNTO (188) 1.2 8V`; empty where there is none. */
  readonly heading?: string;
  /** Its heading says so. */
  readonly isUnderSold?: boolean;
  readonly fault?: Fault;
};

/** Signs of a description that are read for facts: so long are those that a page shows. */
export const longestProse = 5_000;

const described = new WeakMap<object, readonly string[]>();

/** What the columns of descriptions say, plain, with its lines. All that reads a line asks for it: it is made plain once. */
export function descriptionsOf(line: Pick<ForeignLine, 'cells'>): readonly string[] {
  const known = described.get(line);
  if (known) return known;
  const texts = line.cells('descriptionIt').map(({ text }) => plainText(text.slice(0, longestProse), true));
  described.set(line, texts);
  return texts;
}

/** Columns whose no says that a piece is not for sale: `active`, `in vendita`. */
const isOfActive =
  /^(?:attiv|activ|aktiv|aktyw|aktyv|actif|disp(?:o|\.|$)|availab|verfug|lieferbar|dostepn|prieinam|in vendita|for sale|en venta|en vente|na sprzeda|parduodam|in stock|in magazzino|auf lager|en stock|na stanie|actief|ativ|beschikbaar|leverbaar|te koop|op voorraad|disponiv|de vanzare|(?:in|pe) stoc|tillgang|till salu|i lager|pa lager|tilgaeng|tilgjeng|til salg|(?:a|para) venda|em stock|na predaj|na prodej|sklad[oe]m|na sklade|dostupn|zverejn|elado|elerheto|raktaron|keszleten|kozzetev|na stanju|na lageru|na zalogi|na voljo|raspoloz|naprodaj|za prodaju|objavljen)/;

/** Within these `available` is said of the piece; within others it is its sending that is or is not. */
const ofPiece =
  /(?:^|\.)(?:stock|giacenz\p{L}*|magazzino|inventory|bestand|lager|existencias|inventario|stan|magazyn|availability|disponibil\p{L}*|offer\p{L}*|oferta|angebot|offre|listing|annunci\p{L}*|inserat|anzeige|annonce|anuncio|vendita|sale|verkauf|vente|venta|sprzedaz|status|stato|state|article|articolo|artikel|item|part|product|prodotto|produkt|ricambio|pezzo|piece|pieza)\.(?=\p{L}+$)/u;

/** Of JSON without what it stands in: `offer.available`. */
const ownName = (header: string): string => {
  const name = fold(header);
  const within = ofPiece.exec(name);
  return within ? name.slice(within.index + within[0].length) : name;
};

/** Each line asks the same names. */
const asksWhetherThere = remembering((header: string): boolean => isOfActive.test(ownName(header)));

/** A web shop's own words for a product: `Opel, Opel Meriva, riservato`. */
const isOfTags = /^(?:product )?tags?(?![a-z])/i;

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
        (meaning === 'status' &&
          isOfTags.test(header) &&
          text.split(',').some((tag) => saysGone(tag.trim()))) ||
        (meaning === 'status' && asksWhetherThere(header) && saysNo(text.split(/[\s,;]/)[0] ?? '')) ||
        (meaning === 'status' && isOfAction.test(header) && endsListing.test(text)) ||
        (meaning === 'status' && isOfPublished.test(fold(header)) && text === draft) ||
        (meaning === 'condition' && text.trim().toUpperCase() === soldLetter)
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
