/** Sends the pieces that wait, each with its photos before it, and writes down what became of it. Page and service worker have the same. */
import { PartListed, type ListingLists } from '../../../domain/contract/desk-listing.ts';
import { readPiece } from '../../../domain/listing/typed-piece.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { withLock } from '../with-lock.ts';
import type { PieceItem } from './piece-item.ts';
import { photoBox, pieceBox, readLists, readPieces } from './pieces.ts';

/** What the service worker is woken for, and by what page and worker take turns. */
export const piecesTag = 'desk-pieces';

/** Nothing waits any more; some wait for a line; or for somebody who signs in. */
export type Flushed = 'done' | 'left' | 'signed_out';

/** Told while it is under way: which piece, and how many of its photos the shop has. */
export type Sending = { readonly sending: string; readonly photos: number };

/** The shop makes a dozen pictures of a photo before it answers. */
const photoTimeoutMs = 60_000;
const partTimeoutMs = 30_000;

/** The shop has read it and will not have it. Whatever else goes wrong may go right later. */
const refusals: readonly number[] = [400, 404, 409, 413, 415, 422];
const signedOut: readonly number[] = [401, 403];

type Refusal = NonNullable<PieceItem['refusal']>;
type Sent<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal } | 'left' | 'signed_out';

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
    if ('refusal' in sent)
      return refuse(current, wrongPhoto(at, sent.refusal.errors[0]?.code ?? sent.refusal.code));
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

async function refuse(item: PieceItem, refusal: Refusal): Promise<undefined> {
  await pieceBox.put(item.key, { ...item, fate: 'refused', refusal });
}

const wrongPhoto = (at: number, code: string): Refusal => ({
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

/** Places of those that the shop does not have, where nothing else is wrong. */
function missingPhotos({ errors }: Refusal): number[] {
  const places = errors.map(({ path, code }) =>
    code === 'missing' && path.startsWith('photos.') ? Number(path.slice('photos.'.length)) : NaN,
  );
  return places.some(Number.isNaN) ? [] : places;
}

const sendPhoto = (hash: string, file: Blob, fetch: typeof globalThis.fetch): Promise<Sent<undefined>> =>
  send(fetch, `/api/desk/photos/${hash}`, photoTimeoutMs, () => undefined, {
    method: 'PUT',
    // What it is the shop reads in its bytes.
    headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/jpeg' },
    body: file,
  });

const sendPart = (key: string, part: object, fetch: typeof globalThis.fetch): Promise<Sent<PartListed>> =>
  send(fetch, '/api/desk/parts', partTimeoutMs, (body) => PartListed.parse(body), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(part),
  });

async function send<Answer>(
  fetch: typeof globalThis.fetch,
  path: string,
  timeoutMs: number,
  read: (body: unknown) => Answer,
  how: { readonly method: string; readonly headers: Record<string, string>; readonly body: BodyInit },
): Promise<Sent<Answer>> {
  try {
    const headers = { accept: 'application/json', ...how.headers };
    const answer = await fetch(path, { ...how, headers, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status === 204) return { answer: read(undefined) };
    // A captive portal answers with a page of its own, of any status.
    if (!answer.headers.get('content-type')?.includes('json')) return 'left';
    if (signedOut.includes(answer.status)) return 'signed_out';
    const body: unknown = await answer.json();
    if (answer.ok) return { answer: read(body) };
    if (!refusals.includes(answer.status)) return 'left';
    const { code, errors } = body as { code?: string; errors?: FieldProblem[] };
    return { refusal: { code: code ?? 'invalid_body', errors: errors ?? [] } };
  } catch {
    return 'left';
  }
}
