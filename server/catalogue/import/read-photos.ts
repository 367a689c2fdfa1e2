/** The photos of a piece as a yard lists them: file names or https addresses, separated by `|`. */

/** Most photos of one piece. */
const mostPhotos = 50;

/**
 * @returns each once, in the order in which they stand; and one that stood there twice
 */
export function readPhotos(text: string): { names: string[]; twice: string | undefined } {
  const all = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    names: [...new Set(all)].slice(0, mostPhotos),
    twice: all.find((name, at) => all.indexOf(name) < at),
  };
}
