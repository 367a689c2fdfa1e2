/** Sends to the desk what waited on this phone. Page and service worker have the same. */
import type { FieldProblem } from '../../domain/problem.ts';

/** Nothing waits any more; some wait for a line; or for somebody who signs in. */
export type Flushed = 'done' | 'left' | 'signed_out';

/** Why the shop would not have it: the problem's code, and what is wrong with which field. */
export type DeskRefusal = { readonly code: string; readonly errors: readonly FieldProblem[] };

/** What is wrong with something that has no fields, as a photo, by its code. */
export const faultIn = ({ code, errors }: DeskRefusal): string => errors[0]?.code ?? code;

export type Sent<Answer> =
  | { readonly answer: Answer }
  | { readonly refusal: DeskRefusal }
  | 'left'
  | 'signed_out';

/** The shop makes a dozen pictures of a photo before it answers. */
const photoTimeoutMs = 60_000;

/** The shop has read it and will not have it. Whatever else goes wrong may go right later. */
const refusals: readonly number[] = [400, 404, 409, 413, 415, 422];
const signedOut: readonly number[] = [401, 403];

type How = {
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
};

/** @param read makes the answer of its body, or throws where it is another one */
export async function sendToDesk<Answer>(
  fetch: typeof globalThis.fetch,
  path: string,
  timeoutMs: number,
  read: (body: unknown) => Answer,
  how: How,
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

/** A photo as it is, under the hash of its bytes: sent again it costs nothing. */
export const sendPhoto = (
  hash: string,
  file: Blob,
  fetch: typeof globalThis.fetch,
): Promise<Sent<undefined>> =>
  sendToDesk(fetch, `/api/desk/photos/${hash}`, photoTimeoutMs, () => undefined, {
    method: 'PUT',
    // What it is the shop reads in its bytes.
    headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/jpeg' },
    body: file,
  });

/** Places of the photos that the shop does not have, where nothing else is wrong. */
export function missingPhotos({ errors }: DeskRefusal): number[] {
  const places = errors.map(({ path, code }) =>
    code === 'missing' && path.startsWith('photos.') ? Number(path.slice('photos.'.length)) : NaN,
  );
  return places.some(Number.isNaN) ? [] : places;
}
