/** A price as people write it. */
import { highestPriceCents } from './facts/believed.ts';

/**
 * Euros as people write them: `1.250,00`, `1,250.00`, `€ 89,32`, `107`, `1'250 EUR`, `89,-`. A lone separator before three digits
 * parts thousands, before one or two it is the decimal one.
 *
 * @returns whole cents above nought
 */
export function readPrice(text: string): number | undefined {
  const bare = text
    .replace(/(\d)euro?\b/gi, '$1')
    .replace(/€\.?|\beuro?\b|\beur(?=\d)/gi, '')
    .trim()
    .replace(/[.,][-–—]+$/, '');
  const plain = plainDecimal(bare);
  if (plain === undefined || !/^\d+(\.\d{1,2})?0*$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= highestPriceCents ? cents : undefined;
}

/**
 * Euros as `readPrice`, for money that goes out: behind the decimal sign of the person's own language stand cents, never thousands. In
 * `12,345` an Italian sees twelve euros and something.
 *
 * @param decimalSign of that language
 */
export function readAmount(text: string, decimalSign: ',' | '.'): number | 'too_precise' | undefined {
  const [, decimals = '', ...more] = text.split(decimalSign);
  return more.length === 0 && /^\d{3}[^.,]*$/.test(decimals) ? 'too_precise' : readPrice(text);
}

/** What something cost, as `readPrice`, and nought where it cost nothing; null when empty. */
export function readCost(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^(?:€\s*)?0+(?:[.,]0{1,2})?(?:\s*(?:€|eur|euro))?$/i.test(text.trim()) ? 0 : readPrice(text);
}

/** Blanks and apostrophes part thousands wherever they stand before three digits. @returns the text without them */
export const withoutThousandsSigns = (text: string): string =>
  text.replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');

/**
 * A number with a decimal point and nothing else. Thousands parted by one and the same sign; the last separator is the decimal one when
 * it is of another sign than those before it, or stands alone and not before three digits.
 */
function plainDecimal(text: string): string | undefined {
  const bare = withoutThousandsSigns(text);
  if (/^\d{1,3}((\.\d{3})+|(,\d{3})+)$/.test(bare)) return bare.replace(/[.,]/g, '');
  const [, whole = '', sign, decimals] = /^(.*?)(?:([.,])(\d*))?$/.exec(bare) ?? [];
  const isPlain = /^\d+$/.test(whole);
  const isGrouped = sign === ',' ? /^\d{1,3}(\.\d{3})+$/.test(whole) : /^\d{1,3}(,\d{3})+$/.test(whole);
  if (!isPlain && !isGrouped) return undefined;
  return decimals ? `${whole.replace(/[.,]/g, '')}.${decimals}` : whole.replace(/[.,]/g, '');
}
