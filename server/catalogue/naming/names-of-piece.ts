/** What a piece of a yard is called in both languages, where the yard says it in one. */
import { fold, wordsOf } from '../../../domain/fold.ts';
import type { KnownKind } from '../writing/known-names.ts';
import { hasPlaces, nameOf, type Place } from './part-names.ts';

type Kind = Pick<KnownKind, 'slug' | 'nameIt' | 'nameEn'>;

/** Where it sat, in the words and short forms that yards write. */
const placeWords = new Map<string, Place>([
  ...['sinistro', 'sinistra', 'sx'].map((word) => [word, { side: 'left' }] as const),
  ...['destro', 'destra', 'dx'].map((word) => [word, { side: 'right' }] as const),
  ...['anteriore', 'ant'].map((word) => [word, { axle: 'front' }] as const),
  ...['posteriore', 'post'].map((word) => [word, { axle: 'rear' }] as const),
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
  if (!isKind) return { nameIt, nameEn: englishOf(kind, placeIn(wordsOf(name), kind)) };
  const words = rest.trim().split(/\s+/);
  const next = words.findIndex((word) => !placeWords.has(wordsOf(word).join('')));
  const places = next === -1 ? words : words.slice(0, next);
  if (places.length === 0) return { nameIt, nameEn: kind.nameEn + rest };
  const kindEn = englishOf(kind, placeIn(wordsOf(places.join(' ')), kind));
  return { nameIt, nameEn: [kindEn, ...words.slice(places.length)].join(' ') };
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
