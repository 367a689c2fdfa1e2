/** Asks the shop whose session this browser has: what a page or the worker believes may be over by now. */
import { requestTimeoutMs } from '../../../domain/constants.ts';
import { withLock } from '../with-lock.ts';

/**
 * Tabs and the worker take turns, as for any refresh.
 *
 * @returns the person's id, null for nobody, undefined where nobody can say
 */
export async function whoIsSignedIn(fetch: typeof globalThis.fetch): Promise<string | null | undefined> {
  try {
    const session = await withLock('refresh', () => ask(fetch, '/api/auth/refresh'));
    if (session === null) return null;
    const person = await ask(fetch, '/api/users/me', `Bearer ${String(session['token'])}`);
    return person && String(person['id']);
  } catch {
    return undefined;
  }
}

/** @returns null where nobody is signed in */
async function ask(
  fetch: typeof globalThis.fetch,
  path: string,
  authorization?: string,
): Promise<Record<string, unknown> | null> {
  const response = await fetch(path, {
    headers: { accept: 'application/json', ...(authorization && { authorization }) },
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const isShops = response.headers.get('content-type')?.includes('json');
  // A captive portal has pages of its own, of any status.
  if (!isShops || !(response.ok || response.status === 401)) throw new Error('no answer');
  return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
}
