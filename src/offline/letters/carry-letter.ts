/** Carries one letter to the shop: by itself, so that the page and the service worker do it alike. */
import { letterDaysMost, uploadTimeoutMs } from '../../../domain/constants.ts';
import { asParts } from './as-parts.ts';
import type { Letter, WaitingLetter, Writing } from './letter.ts';

const calls = { request: '/api/requests', message: '/api/contact' } as const;

/** The shop has read it and will not have it. Whatever else goes wrong may go right later. */
const refusals: readonly number[] = [400, 409, 413, 415, 422];

/** After this the shop no longer knows the key, and might take it a second time. */
const tooOldMs = letterDaysMost * 86_400_000;

/**
 * @param now milliseconds since 1970
 * @returns the letter as it is after that: still waiting where nobody can say what became of it
 */
export async function carryLetter(
  letter: WaitingLetter,
  fetch: typeof globalThis.fetch,
  now: number,
): Promise<Letter> {
  const { writing, ...envelope } = letter;
  const { key, locale, writtenAt } = envelope;
  if (now - writtenAt > tooOldMs) return { ...letter, fate: 'refused', code: 'too_old' };
  const { body, type } = bodyOf(writing);
  try {
    const response = await fetch(calls[writing.kind] + (locale === 'it' ? '' : `?lang=${locale}`), {
      method: 'POST',
      headers: { accept: 'application/json', 'idempotency-key': key, ...(type && { 'content-type': type }) },
      body,
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    // A captive portal answers 200 with a page of its own.
    if (!response.headers.get('content-type')?.includes('json')) return letter;
    const answer = ((await response.json()) ?? {}) as { id?: string; code?: string };
    if (response.status === 202) {
      const { kind, form } = writing;
      return { ...envelope, fate: 'sent', kind, email: form.email, id: answer.id };
    }
    if (!refusals.includes(response.status)) return letter;
    return { ...letter, fate: 'refused', code: answer.code ?? 'invalid_body' };
  } catch {
    return letter;
  }
}

/** The browser names a form of several parts itself: only it knows what parts them. */
function bodyOf(writing: Writing): { readonly body: BodyInit; readonly type?: string } {
  if (writing.kind === 'request' && writing.photos.length > 0)
    return { body: asParts(writing.form, writing.photos) };
  return { body: JSON.stringify(writing.form), type: 'application/json' };
}
