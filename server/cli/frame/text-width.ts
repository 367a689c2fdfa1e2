/** How many columns of a terminal a text takes, and cutting it to so many. Widths are those of UAX #11 (string-width). */
import stringWidth from 'string-width';

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in at most so many columns; what was cut off is an ellipsis. */
export function cutTo(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let cut = '';
  let width = 0;
  for (const { segment } of signs.segment(text)) {
    width += stringWidth(segment);
    if (width > columns - 1) break;
    cut += segment;
  }
  return `${cut}…`.slice(0, columns === 0 ? 0 : undefined);
}

export const padRight = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - stringWidth(text)));

export const padLeft = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - stringWidth(text))) + text;

/** A text in lines of at most so many columns, broken between words. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && stringWidth(last) + 1 + stringWidth(word) <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
