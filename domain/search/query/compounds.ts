/** Words that are written in one or in two: `fendi nebbia` for `fendinebbia`, `paraurtianteriore` for `paraurti anteriore`. */

/** Shorter pieces are words by chance. */
const shortestPiece = 3;
/** Shorter ones are pieces only as they are written: endings of other words are cut to as much. */
const shortestBent = 4;
/** `scatolafiltroaria`; in more everything can be parted. */
const mostPieces = 3;
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
    // The blank is only a few letters off: `motorinotergi cristallo`. A form of a word would be cut off a mistyped one: `superbs coda`.
    const isCutAmiss = mayJoin && !(isKnown(word) && isKnown(words[at + 1] ?? ''));
    const recut = isCutAmiss ? parted(joined, isWritten, 2) : undefined;
    if (recut) {
      written.push(...recut);
      at += 1;
      continue;
    }
    written.push(...(isKnown(word) ? [word] : (parted(word, isPiece) ?? [word])));
  }
  const isSame = written.length === words.length && written.every((word, at) => word === words[at]);
  return isSame ? undefined : written;
}

/** A car and its generation or its maker's code without a blank: `golf6`, `forfour454`. */
const withGeneration = /^([a-z]{4,})(\d{1,3})$/;

/** A part and the car behind it: `parafangoc3`. */
const withShortModel = /^([a-z]{4,})([a-z]\d{1,2})$/;

/** In as few pieces as can be, the first one as long as can be. */
function parted(
  word: string,
  isPiece: (word: string) => boolean,
  most: number = mostPieces,
): string[] | undefined {
  const [, name = '', digits = ''] = withGeneration.exec(word) ?? [];
  if (digits && isPiece(name)) return [name, digits];
  // `cruscottofiat500`.
  const named = digits ? parted(name, isPiece, most) : undefined;
  if (named) return [...named, digits];
  const [, part = '', model = ''] = withShortModel.exec(word) ?? [];
  if (model && isPiece(part) && isPiece(model)) return [part, model];
  if (!/^[a-z]+$/.test(word) || most < 2) return undefined;
  for (let count = 2; count <= most; count += 1) {
    for (let at = word.length - shortestPiece; at >= shortestPiece; at -= 1) {
      const [first, rest] = [word.slice(0, at), word.slice(at)];
      if (!isPiece(first)) continue;
      const others = count === 2 ? (isPiece(rest) ? [rest] : undefined) : parted(rest, isPiece, count - 1);
      if (others) return [first, ...others];
    }
  }
  return undefined;
}
