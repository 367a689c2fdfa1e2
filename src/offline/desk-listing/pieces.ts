/** Where pieces and their photos lie in this browser, and what they are chosen from. Nothing of it is about a person. */
import { ListingLists } from '../../../domain/contract/desk-listing.ts';
import { openBox } from '../outbox/box.ts';
import { isPieceItem, type PieceItem } from './piece-item.ts';

export const pieceBox = openBox('desk-pieces', isPieceItem);
export const photoBox = openBox('desk-photos', (stored): stored is Blob => stored instanceof Blob);

const listsBox = openBox(
  'desk-lists',
  (stored): stored is ListingLists => ListingLists.safeParse(stored).success,
);
const listsKey = 'lists';

/** As they were told last; undefined on a phone that was never at the desk. */
export const readLists = (): Promise<ListingLists | undefined> => listsBox.get(listsKey);
export const storeLists = (lists: ListingLists): Promise<boolean> => listsBox.put(listsKey, lists);

/** Oldest first. */
export const readPieces = async (): Promise<PieceItem[]> =>
  (await pieceBox.read()).toSorted((one, other) => one.at - other.at);

/** A piece and its photos are gone from this browser. */
export async function forgetPiece({ key, photos }: Pick<PieceItem, 'key' | 'photos'>): Promise<void> {
  await pieceBox.remove([key]);
  await photoBox.remove(photos.map(({ id }) => id));
}

/** For so long it is told that a piece is on sale. */
const toldForMs = 12 * 60 * 60 * 1000;

/**
 * Forgets what was told long enough, and photos whose piece is gone: a phone that died in between has left them.
 *
 * @param now milliseconds since 1970
 */
export async function clearUpPieces(now: number): Promise<void> {
  const pieces = await readPieces();
  const told = pieces.filter(({ fate, at }) => fate === 'listed' && now - at > toldForMs);
  if (told.length > 0) await pieceBox.remove(told.map(({ key }) => key));
  const ids = new Set(await pieceBox.keys());
  const lost = (await photoBox.keys()).filter((id) => !ids.has(id.split('/')[0] ?? ''));
  if (lost.length > 0) await photoBox.remove(lost);
}
