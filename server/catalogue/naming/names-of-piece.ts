/** What a piece of a yard is called in both languages, where the yard says it in one. */
import { fold, wordsOf } from '../../../domain/fold.ts';
import type { KnownKind } from '../writing/known-names.ts';
import { hasPlaces, nameOf, type Place } from './part-names.ts';

type Kind = Pick<KnownKind, 'slug' | 'nameIt' | 'nameEn'>;

/** Where it sat, in the words and short forms that yards write; `lato` says that a side follows. */
const placeWords = new Map<string, Place>([
  ...['sinistro', 'sinistra', 'sx'].map((word) => [word, { side: 'left' }] as const),
  ...['destro', 'destra', 'dx'].map((word) => [word, { side: 'right' }] as const),
  ...['anteriore', 'ant'].map((word) => [word, { axle: 'front' }] as const),
  ...['posteriore', 'post'].map((word) => [word, { axle: 'rear' }] as const),
  ['lato', {}],
]);

/**
 * Yards write in capitals: where the words are the kind's own, its spelling is taken. Without an English name the kind's is used,
 * with its side and axle, followed by whatever follows in Italian (`Differenziale Alfa Romeo 159`).
 *
 * @param english '' where the yard gives none
 */
export function namesOfPiece(name: string, english: string, kind: Kind): { nameIt: string; nameEn: string } {
  const isKind = fold(name).startsWith(fold(kind.nameIt));
  const rest = isKind ? name.slice(kind.nameIt.length) : '';
  const nameIt = isKind ? kind.nameIt + rest : name;
  if (english) return { nameIt, nameEn: english };
  if (isKind) return { nameIt, nameEn: followed(kind, rest) };
  // Elsewhere `DX` may be a trim as well: only of what has sides a side is taken from anywhere among the words.
  return {
    nameIt,
    nameEn: hasPlaces(kind.slug) ? englishOf(kind, placeIn(freeWords(name), kind)) : kind.nameEn,
  };
}

/** The kind in English with what follows it in Italian; of that, where it sat is said in English too. */
function followed(kind: Kind, rest: string): string {
  const words = rest.trim().split(/\s+/);
  const isOther = (word: string) => wordsOf(word).some((one) => !placeWords.has(one));
  const next = words.findIndex(isOther);
  const run = next === -1 ? words : words.slice(0, next);
  const place = placeIn(wordsOf(run.join(' ')), kind);
  if (!place.side && !place.axle) return kind.nameEn + rest;
  return [englishOf(kind, place), ...words.slice(run.length)].join(' ');
}

/** The words of a name that is the yard's own: of those after `guida` the side is the driver's. */
function freeWords(name: string): string[] {
  return wordsOf(
    wordsOf(name)
      .join(' ')
      .replace(/\bguida (a )?\w+/g, ' '),
  );
}

/** Where the words say that it sat: nothing where they say both, or what the kind's own name says already. */
function placeIn(words: readonly string[], kind: Kind): Place {
  const own = wordsOf(kind.nameIt);
  const said = words.flatMap((word) => (own.includes(word) ? [] : (placeWords.get(word) ?? [])));
  const one = <Word>(found: readonly (Word | undefined)[]): Word | undefined => {
    const [first, ...others] = new Set(found.filter((word) => word !== undefined));
    return others.length > 0 ? undefined : first;
  };
  const hasAxle = own.some((word) => placeWords.get(word)?.axle);
  return {
    side: one(said.map(({ side }) => side)),
    axle: hasAxle ? undefined : one(said.map(({ axle }) => axle)),
  };
}

function englishOf({ slug, nameIt, nameEn }: Kind, place: Place): string {
  const words = [place.axle, place.side].filter(Boolean).join(' ');
  if (!words) return nameEn;
  return hasPlaces(slug) ? nameOf({ slug, it: nameIt, en: nameEn }, place).en : `${nameEn}, ${words}`;
}
