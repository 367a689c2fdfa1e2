/** The photos of a part in the order that somebody wants, each known by its hash. The first is the one that lists show. */
import { listedPhotosMax } from './contract/desk-photos.ts';

type Photos = readonly string[];

/** @param one by hashes, or by ids as the other */
export const isSameOrder = <Id>(one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((photo, at) => photo === other[at]);

export const without = (photos: Photos, photo: string): string[] => photos.filter((other) => other !== photo);

/** @param place from 0; what is not among them is put there, and beyond the end is the end */
export function withPhotoAt(photos: Photos, photo: string, place: number): string[] {
  const others = without(photos, photo);
  return [...others.slice(0, place), photo, ...others.slice(place)];
}

export type Wanted = { readonly seen: Photos; readonly wanted: Photos };

/**
 * Somebody else has changed the photos meanwhile: theirs stay as they are, and what was added here comes behind them, as many as find
 * room.
 *
 * @param shown what the shop shows now
 */
export function wantedOnto(shown: Photos, { seen, wanted }: Wanted): string[] {
  const added = wanted.filter((photo) => !seen.includes(photo) && !shown.includes(photo));
  return [...shown, ...added].slice(0, Math.max(listedPhotosMax, shown.length));
}
