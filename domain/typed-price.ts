/** Amounts as people type them. */

/** Highest price that is believed, in cents: beyond it a separator was misread. */
const highestPrice = 10_000_000;

/**
 * Euros as people write them: `1.250,00`, `1,250.00`, `€ 89,32`, `107`, `1'250 EUR`, `89,-`. A lone separator before three digits
 * parts thousands, before one or two it is the decimal one.
 *
 * @returns whole cents above nought
 */
export function readPrice(text: string): number | undefined {
  const bare = text
    .replace(/€|\beuro?\b|\beur(?=\d)|(?<=\d)euro?\b/gi, '')
    .trim()
    .replace(/[.,][-–—]+$/, '');
  const plain = plainDecimal(bare);
  if (plain === undefined || !/^\d+(\.\d{1,2})?0*$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= highestPrice ? cents : undefined;
}

/** Blanks and apostrophes part thousands wherever they stand between three digits. */
export const digitGroups = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * A number with a decimal point and nothing else. Thousands parted by one and the same sign; the last separator is the decimal one when
 * it is of another sign than those before it, or stands alone and not before three digits.
 */
function plainDecimal(text: string): string | undefined {
  const bare = text.replace(digitGroups, '');
  if (/^\d{1,3}((\.\d{3})+|(,\d{3})+)$/.test(bare)) return bare.replace(/[.,]/g, '');
  const [, whole = '', sign, decimals] = /^(.*?)(?:([.,])(\d*))?$/.exec(bare) ?? [];
  const isPlain = /^\d+$/.test(whole);
  const isGrouped = sign === ',' ? /^\d{1,3}(\.\d{3})+$/.test(whole) : /^\d{1,3}(,\d{3})+$/.test(whole);
  if (!isPlain && !isGrouped) return undefined;
  return decimals ? `${whole.replace(/[.,]/g, '')}.${decimals}` : whole.replace(/[.,]/g, '');
}
