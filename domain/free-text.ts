/**
 * What people write in their own words: names, addresses, messages, reasons. One rule for all of it, whatever form it
 * came through: it can be read, and says nothing but what can be read.
 */

/**
 * Signs that steer a device (Unicode's controls), end a line, or turn the direction of what follows: in a name they are a
 * mistake, in a mail, on a label or in the accountant's file a trick (UTS #39, Unicode TR #36). Half of a sign beyond
 * 16 bits is none, and no database keeps it.
 */
const steering = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The same where a text has several lines: line breaks and tabs belong into it. */
const steeringLines = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/**
 * A sign of which something is seen. Nothing is of blanks, signs without width, fillers of Hangul, tags, selectors, the blank pattern of
 * Braille and the empty head of a note. Beside others some of them belong: joiners shape names of Persian, Urdu, Hindi
 * or Malayalam, and pictures are put together with them.
 */
const seen = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether a text of one line holds a sign that steers what shows it. */
export const steers = (text: string): boolean => steering.test(text);

/** Whether a text of several lines holds a sign that steers what shows it. */
export const linesSteer = (text: string): boolean => steeringLines.test(text);

/** Whether a reader sees nothing at all of a text. */
export const showsNothing = (text: string): boolean => !seen.test(text);

/**
 * A text of one line that was taken before the rule was what it is, as it may be shown.
 *
 * @returns the text without what steers, which parts words as a blank does; '' where nothing of it is seen
 */
export function legible(text: string): string {
  if (showsNothing(text)) return '';
  return steers(text) ? text.replace(new RegExp(`${steering.source}+`, 'gu'), ' ').trim() : text;
}

/** The same of every text in a record, such as an address or a buyer; all else stays as it is. */
export const legibly = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? legible(value) : value]),
  ) as Fields;
