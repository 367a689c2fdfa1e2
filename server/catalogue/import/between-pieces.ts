/** What stands between the lines of pieces: headings, notes and sums. Pure. */

/** What somebody writes between the lines: `N.B. …`, `CARROZZERIA E FARI`. One cell, and no number in it that could be a code. */
export const isHeading = (cells: readonly string[]): boolean => {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && /\p{L}{3}/u.test(only) && (!/\d/.test(only) || /\s\S+\s/.test(only));
};

const totals =
  /^(?:sub)?(?:total[ei]?|totaal|tot\.?|somm[ae]|summe|gesamt\w*|suma|summa|sammanlagt|totalt|i alt|ialt|spolu|celkom|celkem|soucet|sucet|osszesen|mindosszesen|ukupno|skupaj|sveukupno|razem|ogolem|ogółem|(?:iš |is )?viso|grand total|riepilogo|fine)\b/i;

/** Most cells of a line of totals that say something; of a wide table a third of them. */
const mostOfTotals = 4;
const mostOfWide = 1 / 3;

/** A sum of the lines above. @param width of the table, in columns */
export const isOfTotals = (cells: readonly string[], width: number): boolean => {
  const first = cells.find((cell) => cell !== '') ?? '';
  return (
    totals.test(first) &&
    cells.filter((cell) => cell !== '').length <= Math.max(mostOfTotals, width * mostOfWide)
  );
};
