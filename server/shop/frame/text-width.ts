/** How many columns of a terminal a text takes, and cutting it to so many. */

/** Signs that take two columns: East Asian wide and full-width ones (not the half-width), and pictures (UAX #11). */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u;
/** What has no width of its own, standing alone. */
const widthless = /^[\p{M}\p{Cf}\p{Cc}]+$/u;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Columns that a text takes in a terminal. It holds no control signs: `printable` took them out. */
export function widthOf(text: string): number {
  // Most texts are plain, and tables ask often.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of signs.segment(text)) width += widthOfSign(segment);
  return width;
}

/** A text in at most so many columns; what was cut off is an ellipsis. */
export function cutTo(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let cut = '';
  let width = 0;
  for (const { segment } of signs.segment(text)) {
    width += widthOfSign(segment);
    if (width > columns - 1) break;
    cut += segment;
  }
  return `${cut}…`.slice(0, columns === 0 ? 0 : undefined);
}

const widthOfSign = (sign: string): number => {
  if (widthless.test(sign)) return 0;
  return wide.test(sign) ? 2 : 1;
};

export const padRight = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));

export const padLeft = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - widthOf(text))) + text;

/** A text in lines of at most so many columns, broken between words. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
