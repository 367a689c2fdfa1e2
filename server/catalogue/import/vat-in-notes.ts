/** The rate of VAT that a file tells beside its table: `PRECIOS SIN IVA (21% no incluido)`, `Preise netto zzgl. 19% MwSt.` Pure. */
import { fold } from './letters.ts';

/** What the tax is called in short, folded. Part of a pattern. */
export const vatNames = 'iva|vat|mwst|ust|tva|btw|moms|mva|pvm|dph|afa|pdv|ddv';
const vat = `(?:${vatNames}|podatek|podatku)`;
const rate = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s?%`;
/** Signs and words between the rate and the word, as `IVA (ordinaria) 22 %`. */
const between = String.raw`[^\d%]{0,20}?`;
const said = new RegExp(
  String.raw`(?<![\d.,])${rate}${between}(?<!\p{L})${vat}(?!\p{L})|(?<!\p{L})${vat}(?!\p{L})${between}(?<![\d.,])${rate}`,
  'gu',
);

/** Usual rates of Europe lie between these, in percent; less is that of books. */
const leastRate = 15;
const mostRate = 27;

/**
 * @param notes what stands above tables and beside them
 * @returns the rate in percent as `withVat` reads it; empty where none is told, or several are
 */
export function vatInNotes(notes: readonly string[]): string {
  const rates = new Set(
    notes.flatMap((note) =>
      [...fold(note).matchAll(said)].map(([, before, behind]) => (before ?? behind ?? '').replace(',', '.')),
    ),
  );
  const usual = [...rates].filter((text) => Number(text) >= leastRate && Number(text) <= mostRate);
  return usual.length === 1 ? (usual[0] ?? '') : '';
}
