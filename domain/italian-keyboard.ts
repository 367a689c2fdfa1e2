/** The Italian keyboard, as a finger walks over it: `asdfghjklòà`, `1qaz2wsx`, `£$%&`. */

/** Each row from the left; a key is what it writes, and what it writes with shift. Each row stands half a key further to the right. */
const rows = [
  ['\\|', '1!', '2"', '3£', '4$', '5%', '6&', '7/', '8(', '9)', '0=', "'?", 'ì^'],
  [undefined, 'qQ', 'wW', 'eE', 'rR', 'tT', 'yY', 'uU', 'iI', 'oO', 'pP', 'èé', '+*'],
  [undefined, 'aA', 'sS', 'dD', 'fF', 'gG', 'hH', 'jJ', 'kK', 'lL', 'òç', 'à°', 'ù§'],
  ['<>', 'zZ', 'xX', 'cC', 'vV', 'bB', 'nN', 'mM', ',;', '.:', '-_'],
] as const;

/** From a key to the left, up left, up right, right, down right and down left, as the estimator wants them; null beside the edge. */
const directions = [
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
] as const;

/** What each sign of the keyboard stands beside. */
export const italianKeyboard: Record<string, (string | null)[]> = Object.fromEntries(
  rows.flatMap((row, at) =>
    row.flatMap((key, place) => {
      const beside = directions.map(([down, right]) => rows[at + down]?.[place + right] ?? null);
      return key === undefined ? [] : [...key].map((sign) => [sign, beside] as const);
    }),
  ),
);
