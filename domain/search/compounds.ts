/** Words that are written in one or in two: `fendi nebbia` for `fendinebbia`, `paraurtianteriore` for `paraurti anteriore`. */

/** Shorter pieces are words by chance. */
const shortestPiece = 3;
/** Shorter ones are pieces only as they are written: endings of other words are cut to as much. */
const shortestBent = 4;
/** What is joined is longer than any word of one syllable or two. */
const shortestJoined = 6;

/**
 * The same words, joined and parted where only that makes a word of the catalogue.
 *
 * @param isKnown whether the catalogue or the trade has a word, in any of its forms
 * @param isWritten whether it has it just so
 * @returns undefined where there is nothing to join or to part
 */
export function asCompounds(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  isWritten: (word: string) => boolean,
): string[] | undefined {
  const isPiece = (word: string) => (word.length < shortestBent ? isWritten(word) : isKnown(word));
  const written: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const joined = word + (words[at + 1] ?? '');
    const mayJoin = joined.length > word.length && joined.length >= shortestJoined && /^[a-z]+$/.test(joined);
    // Each of them may be a word by itself (`para`, `urti`): together they are the rarer one.
    if (mayJoin && isKnown(joined)) {
      written.push(joined);
      at += 1;
      continue;
    }
    written.push(...(isKnown(word) ? [word] : (parted(word, isPiece) ?? [word])));
  }
  const isSame = written.length === words.length && written.every((word, at) => word === words[at]);
  return isSame ? undefined : written;
}

function parted(word: string, isPiece: (word: string) => boolean): string[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let at = word.length - shortestPiece; at >= shortestPiece; at -= 1) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every(isPiece)) return pieces;
  }
  return undefined;
}
