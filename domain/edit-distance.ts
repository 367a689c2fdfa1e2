/** How many slips of the hand lie between two words. */

/** Three rows of the table to reckon in, one behind the other: a mistyped word is compared with thousands. */
let rows = new Uint16Array(0);

/**
 * The optimal string alignment distance: letters too many, missing or another, and neighbours that changed places.
 *
 * @returns 0 for equal words
 */
export function slipsBetween(one: string, other: string): number {
  const width = other.length + 1;
  if (rows.length < 3 * width) rows = new Uint16Array(3 * width);
  for (let column = 0; column < width; column++) rows[column] = column;
  let [beforeLast, last, current] = [2 * width, 0, width];
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
    rows[current] = row;
    for (let column = 1; column < width; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      let least = (rows[last + column - 1] ?? 0) + Number(letter !== otherLetter);
      const tooMany = (rows[last + column] ?? 0) + 1;
      if (tooMany < least) least = tooMany;
      const missing = (rows[current + column - 1] ?? 0) + 1;
      if (missing < least) least = missing;
      if (column > 1 && letterBefore === otherLetter && letter === other.charCodeAt(column - 2)) {
        const changedPlaces = (rows[beforeLast + column - 2] ?? 0) + 1;
        if (changedPlaces < least) least = changedPlaces;
      }
      rows[current + column] = least;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return rows[last + other.length] ?? 0;
}
