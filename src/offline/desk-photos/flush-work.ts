/**
 * Tells the shop what is wanted of parts' photos: first their order as far as it has them, then photo after photo. Page and service
 * worker have the same.
 */
import * as z from 'zod/mini';
import { PartPhoto } from '../../../domain/contract/desk-photos.ts';
import { isSameOrder, wantedOnto, without } from '../../../domain/photo-order.ts';
import { faultIn, missingPhotos, sendPhoto, sendToDesk, type Flushed, type Sent } from '../send-to-desk.ts';
import { withLock } from '../with-lock.ts';
import { fileBox, fileKey, isOpen, workBox, type PhotosCall, type PhotoWork } from './photo-work.ts';

/** What the service worker is woken for, and by what page and worker take turns. */
export const photosTag = 'desk-photo-work';

/** Told while it is under way: of which part something is sent, or could not be, or was answered. */
export type PhotoNews = { readonly partId: number; readonly state: 'sending' | 'left' | 'shown' };

const timeoutMs = 30_000;

const ShownPhotos = z.object({ photos: z.array(PartPhoto) });
type ShownPhotos = z.infer<typeof ShownPhotos>;

type Fetch = typeof globalThis.fetch;

export async function flushWork(fetch: Fetch): Promise<Flushed> {
  return withLock(photosTag, async () => {
    for (const { partId } of (await workBox.read()).filter(isOpen)) {
      const became = await sendWork(partId, fetch);
      if (became === 'done') continue;
      tell({ partId, state: 'left' });
      return became;
    }
    return 'done';
  });
}

const tell = (news: PhotoNews): void => workBox.tell(news);

async function sendWork(partId: number, fetch: Fetch): Promise<Flushed> {
  for (;;) {
    const work = await beginCall(partId);
    if (!work || !isOpen(work)) return 'done';
    tell({ partId, state: 'sending' });
    const became = work.sent ? await sendCall(partId, work.sent, fetch) : await sendNext(work, fetch);
    if (became !== 'done') return became;
  }
}

/**
 * Notes what is sent next in the moment in which it is read what that is: were the work changed in between, a list would be on its way
 * that it knows nothing of.
 */
async function beginCall(partId: number): Promise<PhotoWork | undefined> {
  let begun: PhotoWork | undefined;
  await change(partId, (work) => {
    const call = work.sent ?? nextCall(work);
    begun = call ? { ...work, sent: call } : work;
    return begun;
  });
  return begun;
}

const has = ({ seen, taken }: PhotoWork, hash: string): boolean =>
  seen.includes(hash) || taken.includes(hash);

/** @returns undefined where the shop shows all that it has of what is wanted */
function nextCall(work: PhotoWork): PhotosCall | undefined {
  const { seen, wanted } = work;
  const photos = wanted.filter((hash) => has(work, hash));
  return isSameOrder(photos, seen) ? undefined : { key: crypto.randomUUID(), photos, seen };
}

/** Nothing where it is gone meanwhile. */
const change = (partId: number, next: (work: PhotoWork) => PhotoWork): Promise<boolean> =>
  workBox.change(String(partId), (work) => work && next(work));

async function sendCall(partId: number, call: PhotosCall, fetch: Fetch): Promise<Flushed> {
  const { key, photos, seen } = call;
  const sent = await sendToDesk(fetch, `${addressOf(partId)}/photos`, timeoutMs, readShown, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ photos, seen }),
  });
  if (typeof sent === 'string') return sent;
  if ('answer' in sent) return show(partId, sent.answer, photos);

  const gone = missingPhotos(sent.refusal).map((place) => photos[place]);
  await change(partId, ({ sent: _sent, ...work }) => ({
    ...work,
    // The shop has forgotten photos that it had: they go once more, with the next flush.
    taken: work.taken.filter((hash) => !gone.includes(hash)),
  }));
  if (sent.refusal.code === 'part_not_found') return forget(partId);
  if (sent.refusal.code !== 'part_changed') return 'left';
  const shown: Sent<ShownPhotos> = await sendToDesk(fetch, addressOf(partId), timeoutMs, readShown, {
    method: 'GET',
  });
  if (typeof shown === 'string') return shown;
  return 'answer' in shown ? show(partId, shown.answer, seen) : 'left';
}

const addressOf = (partId: number): string => `/api/desk/stock/parts/${partId}`;
const readShown = (body: unknown): ShownPhotos => ShownPhotos.parse(body);

/** @param expected what the shop should show after what it was told; where it shows anything else, somebody else has changed it */
async function show(partId: number, { photos }: ShownPhotos, expected: readonly string[]): Promise<Flushed> {
  const seen = photos.map(({ hash }) => hash);
  tell({ partId, state: 'shown' });
  await change(partId, ({ sent: _sent, ...work }) => ({
    ...work,
    seen,
    shown: photos,
    taken: work.taken.filter((hash) => !seen.includes(hash)),
    ...(!isSameOrder(seen, expected) && {
      wanted: wantedOnto(seen, { seen: expected, wanted: work.wanted }),
      faults: [...work.faults, 'changed'],
    }),
  }));
  await fileBox.remove(seen.map((hash) => fileKey(partId, hash)));
  return 'done';
}

/** The first photo that the shop does not have. What it will not have is not wanted any more, and why is told. */
async function sendNext(work: PhotoWork, fetch: Fetch): Promise<Flushed> {
  const { partId, wanted } = work;
  const hash = wanted.find((one) => !has(work, one));
  if (hash === undefined) return 'done';
  const refuse = async (fault: string): Promise<Flushed> => {
    await change(partId, (now) => ({
      ...now,
      wanted: without(now.wanted, hash),
      faults: [...now.faults, fault],
    }));
    await fileBox.remove([fileKey(partId, hash)]);
    return 'done';
  };
  const file = await fileBox.get(fileKey(partId, hash));
  if (!file) return refuse('lost');
  const sent = await sendPhoto(hash, file, fetch);
  if (typeof sent === 'string') return sent;
  if ('refusal' in sent) return refuse(faultIn(sent.refusal));
  await change(partId, (now) => ({ ...now, taken: [...now.taken, hash] }));
  return 'done';
}

/** The part is gone, and nothing can be shown of it. */
async function forget(partId: number): Promise<Flushed> {
  const files = (await fileBox.keys()).filter((key) => key.startsWith(fileKey(partId, '')));
  await fileBox.remove(files);
  await workBox.remove([String(partId)]);
  return 'done';
}
