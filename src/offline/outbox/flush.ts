/** Sends all that waits in the outbox, one after the other, and writes down what became of each. */
import { maxOutboxDays, uploadTimeoutMs } from '../../../domain/constants.ts';
import type { PartRequest } from '../../../domain/contract/forms.ts';
import { withLock } from '../with-lock.ts';
import type { OutboxItem, WaitingItem, Writing } from './outbox-item.ts';
import { isInOutbox, putInOutbox, readOutbox, removeFromOutbox } from './outbox.ts';
import { blobOf, type StoredPhoto } from './stored-photo.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

/** What the service worker is woken for; browsers may have been told so by an earlier version of the shop. */
export const outboxTag = 'letters';

/**
 * Tabs and the worker take turns. What somebody wrote who was signed in goes only while they are; once their session is over, or
 * another one's has begun, it is thrown away. Should two of them send the same item after all, its key has it taken once.
 *
 * @param now milliseconds since 1970
 * @returns whether some still wait
 */
export async function flushOutbox(fetch: typeof globalThis.fetch, now: () => number): Promise<boolean> {
  return withLock(outboxTag, async () => {
    let isAnyLeft = false;
    const waiting = (await readOutbox()).filter((item) => item.fate === 'waiting');
    const isAnybodys = waiting.some(({ author }) => author !== undefined);
    const present = isAnybodys ? await whoIsSignedIn(fetch) : undefined;
    for (const item of waiting) {
      if (item.author !== undefined && item.author !== present) {
        if (present === undefined) isAnyLeft = true;
        else await removeFromOutbox(item.key);
        continue;
      }
      // Thrown away while another one was on its way, or this one.
      if (!(await isInOutbox(item.key))) continue;
      const after = await sendItem(item, fetch, now());
      // Another one may go all the same.
      if (after.fate === 'waiting') isAnyLeft = true;
      else if (await isInOutbox(item.key)) await putInOutbox(after);
    }
    return isAnyLeft;
  });
}

const calls = { request: '/api/requests', message: '/api/contact' } as const;

/** The shop has read it and will not have it. Whatever else goes wrong may go right later. */
const refusals: readonly number[] = [400, 409, 413, 415, 422];

/** After this the shop no longer knows the key, and might take it a second time. */
const tooOldMs = maxOutboxDays * 86_400_000;

/**
 * Sends one item.
 *
 * @param now milliseconds since 1970
 * @returns the item as it is after that: still waiting where nobody can say what became of it
 */
export async function sendItem(
  item: WaitingItem,
  fetch: typeof globalThis.fetch,
  now: number,
): Promise<OutboxItem> {
  const { writing, ...envelope } = item;
  const { key, locale, writtenAt } = envelope;
  if (now - writtenAt > tooOldMs) return { ...item, fate: 'refused', code: 'too_old' };
  const { body, type } = bodyOf(writing);
  try {
    const response = await fetch(calls[writing.kind] + (locale === 'it' ? '' : `?lang=${locale}`), {
      method: 'POST',
      headers: { accept: 'application/json', 'idempotency-key': key, ...(type && { 'content-type': type }) },
      body,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    // A captive portal answers 200 with a page of its own.
    if (!response.headers.get('content-type')?.includes('json')) return item;
    const answer = ((await response.json()) ?? {}) as { id?: string; code?: string };
    if (response.status === 202) {
      const { kind, form } = writing;
      return { ...envelope, fate: 'sent', kind, email: form.email, id: answer.id };
    }
    if (!refusals.includes(response.status)) return item;
    return { ...item, fate: 'refused', code: answer.code ?? 'invalid_body' };
  } catch {
    return item;
  }
}

/** The browser names a form of several parts itself: only it knows what parts them. */
function bodyOf(writing: Writing): { readonly body: BodyInit; readonly type?: string } {
  if (writing.kind === 'request' && writing.photos.length > 0)
    return { body: asMultipart(writing.form, writing.photos) };
  return { body: JSON.stringify(writing.form), type: 'application/json' };
}

/**
 * A request with photos as a form of several parts (api, `POST /requests`). The fields stand before the photos, so that whoever reads
 * them knows the first by the time the others come.
 */
export function asMultipart(request: PartRequest, photos: readonly StoredPhoto[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    if (value !== undefined) form.append(name, String(value));
  for (const [at, photo] of photos.entries()) form.append('photos', blobOf(photo), `photo-${at + 1}`);
  return form;
}
