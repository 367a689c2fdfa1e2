/** What kind of network it is: a hotel’s that answers for itself, a slow one, one that is paid for by the byte. */

/**
 * Whether the network answers in the shop's place, as a hotel's does until one has signed in to it: by a page, by leading elsewhere,
 * or by the status that is made for it (RFC 6585, 6). The error page of the shop's own proxy is none.
 */
export async function isBehindPortal(): Promise<boolean> {
  try {
    const { type, ok, status, headers } = await fetch('/healthz', {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
    const isOurs = headers.get('content-type')?.startsWith('application/json') === true;
    return type === 'opaqueredirect' || status === 511 || (ok && !isOurs);
  } catch {
    return false;
  }
}

/** Whether pages may be fetched before somebody asks for them: not on 2g, nor where data are saved (specification 2). */
export const mayFetchAhead = (): boolean => isLineBetterThan('2g');

/** Whether a few hundred kilobytes may be fetched that only help: on 3g, too, they would hold up what is asked for. */
export const mayFetchLarge = (): boolean => isLineBetterThan('2g', '3g');

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string; readonly type?: string };

// Not every browser tells, and TypeScript's own types do not know it.
const connectionOf = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether the person has asked for as few data as can be. */
export const isSavingData = (): boolean => connectionOf()?.saveData === true;

/** Whether the line is paid for by the byte, as far as the browser tells. */
export const isMetered = (): boolean => connectionOf()?.type === 'cellular';

function isLineBetterThan(...slow: string[]): boolean {
  const type = connectionOf()?.effectiveType ?? '';
  return navigator.onLine && !isSavingData() && !slow.some((name) => type.includes(name));
}
