/** Lines of limited room: search engines cut off what is longer. */

/**
 * The first piece, and as many of the following as there is room for: what comes first matters most.
 *
 * @param room most signs
 */
export function fitted([first = '', ...others]: readonly string[], room: number): string {
  let text = first;
  for (const other of others) {
    if (text.length + other.length > room) break;
    text += other;
  }
  return text;
}
