/** The price of a line that says all of a piece in one sentence: `Porta ant. dx Ypsilon 2008 bianca, 130 euro`. Pure. */
import { plainText } from './cells/clean-text.ts';
import type { ForeignLine } from './foreign-line.ts';
import { saysNothing } from './says-nothing.ts';

const amount = String.raw`(\d{1,2}\.\d{3}(?:,\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?)`;
const currency = String.raw`(?:€|euro|euri|eur)`;
/** What stands before a price, and behind one that is that of each or of all. */
const asked = String.raw`(?:(?:il|la) (?:set|kit|coppia) a|chiedo|richiest[oi]|prezzo|vendo a|a soli|asking|preis|prix|precio)`;
const askedWords = new RegExp(asked, 'giu');
const each = String.raw`(?:\s*(?:l['’]un[oa]|cad(?:auno|auna)?\.?|ciascun[oa]|tutt[ie] e (?:due|tre|quattro)|(?:la|alla) coppia|il set|tratt(?:abili)?\.?|each|st[uü]ck|pi[eè]ce))?`;

const price = new RegExp(
  String.raw`[\s,;.(–-]*(?<![\p{L}\d.,])(?:(?:${asked}\s*:?\s*)?(?:(?!euro\s*[1-6](?![\d.,]))${currency}\.?\s*${amount}|${amount}\s*${currency}(?!\p{L}))|${asked}\s*:?\s*${amount}(?=\s*(?:$|[,;.)])))${each}(?![\p{L}\d])\)?`,
  'giu',
);

/**
 * @param line of which no cell says a price
 * @returns the line as if the price that its name says stood in a cell; as it is where it says one, or the name none or several
 */
export function withPriceInName(line: ForeignLine): ForeignLine {
  const isSaid = ({ text }: { readonly text: string }): boolean => text.trim() !== '' && !saysNothing(text);
  if (!line.has('price') || line.cells('price').some(isSaid) || line.cells('netPrice').some(isSaid))
    return line;
  const [name] = line.cells('nameIt');
  const text = plainText(name?.text ?? '');
  const [found, ...others] = [...text.matchAll(price)];
  if (!name || !found || others.length > 0) return line;
  const said = found[0].replace(/^[\s,;.(–-]+|\)$/g, '');
  const rest = text.replace(found[0], '').trim();
  return {
    ...line,
    cells: (meaning) => {
      if (meaning === 'price')
        return [{ header: name.header, text: said.replace(askedWords, '').replace(/eur[io]?/i, '€') }];
      if (meaning === 'nameIt') return [{ ...name, text: rest }, ...line.cells(meaning).slice(1)];
      return line.cells(meaning);
    },
  };
}
