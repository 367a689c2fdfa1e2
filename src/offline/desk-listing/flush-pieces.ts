/** Sends the pieces that wait, each with its photos before it, and writes down what became of it. Page and service worker have the same. */
import { PartListed, type ListingLists } from '../../../domain/contract/desk-listing.ts';
import { readPiece } from '../../../domain/listing/typed-piece.ts';
import {
  faultIn,
  missingPhotos,
  sendPhoto,
  sendToDesk,
  type DeskRefusal,
  type Flushed,
  type Sent,
} from '../send-to-desk.ts';
import { withLock } from '../with-lock.ts';
import type { PieceItem } from './piece-item.ts';
import { photoBox, pieceBox, readLists, readPieces } from './pieces.ts';

/** What the service worker is woken for, and by what page and worker take turns. */
export const piecesTag = 'desk-pieces';

/** Told while it is under way: which piece, and how many of its photos the shop has. */
export type Sending = { readonly sending: string; readonly photos: number };

const partTimeoutMs = 30_000;

/** @param now milliseconds since 1970 */
export async function flushPieces(fetch: typeof globalThis.fetch, now: () => number): Promise<Flushed> {
  return withLock(piecesTag, async () => {
    const lists = await readLists();
    for (const { key } of (await readPieces()).filter(({ fate }) => fate === 'waiting')) {
      // Taken back to be changed while another one was on its way.
      const item = await pieceBox.get(key);
      if (item?.fate !== 'waiting') continue;
      const became = await sendPiece(item, lists, fetch, now);
      if (typeof became === 'string') return became;
    }
    return 'done';
  });
}

/** @returns undefined where the shop has decided, which is written down */
async function sendPiece(
  item: PieceItem,
  lists: ListingLists | undefined,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Promise<'left' | 'signed_out' | undefined> {
  const kind = lists?.kinds.find(({ id }) => id === item.typed.kindId);
  const hashes = item.photos.map(({ hash }) => hash);
  const read = readPiece(item.typed, hashes, item.madeCode, kind);
  if ('errors' in read) return refuse(item, { code: 'invalid_body', errors: read.errors });

  let current = item;
  for (const [at, photo] of item.photos.entries()) {
    tellSending(current);
    if (photo.isSent) continue;
    const file = await photoBox.get(photo.id);
    if (!file) return refuse(current, wrongPhoto(at, 'lost'));
    const sent = await sendPhoto(photo.hash, file, fetch);
    if (typeof sent === 'string') return sent;
    if ('refusal' in sent) return refuse(current, wrongPhoto(at, faultIn(sent.refusal)));
    current = withPhotos(current, (place) => (place === at ? true : undefined));
    await pieceBox.put(current.key, current);
  }

  tellSending(current);
  const sent = await sendPart(current.key, read.part, fetch);
  if (typeof sent === 'string') return sent;
  if ('answer' in sent) {
    const { partId, name } = sent.answer;
    const { refusal: _refusal, ...listed } = current;
    await pieceBox.put(current.key, { ...listed, fate: 'listed', at: now(), photos: [], partId, name });
    await photoBox.remove(current.photos.map(({ id }) => id));
    return undefined;
  }
  const gone = missingPhotos(sent.refusal);
  if (gone.length === 0) return refuse(current, sent.refusal);
  // The shop has forgotten photos that it had: they go once more, with the next flush.
  await pieceBox.put(
    current.key,
    withPhotos(current, (place) => (gone.includes(place) ? false : undefined)),
  );
  return 'left';
}

async function refuse(item: PieceItem, refusal: DeskRefusal): Promise<undefined> {
  await pieceBox.put(item.key, { ...item, fate: 'refused', refusal });
}

const wrongPhoto = (at: number, code: string): DeskRefusal => ({
  code: 'invalid_body',
  errors: [{ path: `photos.${at}`, code }],
});

const tellSending = ({ key, photos }: PieceItem): void =>
  pieceBox.tell({ sending: key, photos: photos.filter(({ isSent }) => isSent).length } satisfies Sending);

/** @param isSentNow of the photo at a place; undefined where that stays */
const withPhotos = (item: PieceItem, isSentNow: (place: number) => boolean | undefined): PieceItem => ({
  ...item,
  photos: item.photos.map((photo, place) => ({ ...photo, isSent: isSentNow(place) ?? photo.isSent })),
});

const sendPart = (key: string, part: object, fetch: typeof globalThis.fetch): Promise<Sent<PartListed>> =>
  sendToDesk(fetch, '/api/desk/parts', partTimeoutMs, (body) => PartListed.parse(body), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(part),
  });
