/** Whether there is a network, and the shop at its other end. */

/** Whether the browser itself says that it has no network: that can be believed, the contrary cannot. */
export const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/** Calls back when the network seems to be back. */
export function onOnline(callback: () => void): void {
  addEventListener('online', callback);
}

/** Calls back when the browser says that its network came or went. */
export function onNetworkChange(callback: () => void): void {
  addEventListener('online', callback);
  addEventListener('offline', callback);
}

/** Calls back when the browser says that its network is back. @returns stops that */
export function onLineBack(callback: () => void): () => void {
  addEventListener('online', callback);
  return () => removeEventListener('online', callback);
}

/**
 * Waits until something that failed had better be tried again: after a pause, or sooner, with a change of page, with somebody who comes
 * back to the tab, and when the browser says that its network is back, which it often has not missed.
 */
export function reasonToTry(pauseMs: number): Promise<void> {
  const heard = new AbortController();
  return new Promise<void>((resolve) => {
    const listen = (place: EventTarget | undefined, event: string): void =>
      place?.addEventListener(event, () => resolve(), heard);
    listen(window, 'online');
    listen(document, 'visibilitychange');
    // Not every browser has it.
    listen(window.navigation, 'currententrychange');
    setTimeout(resolve, pauseMs);
  }).then(() => heard.abort());
}

/**
 * Whether the shop answers just now. `navigator.onLine` does not know: a phone with a lost signal, or behind the page
 * of a hotel, calls itself online.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const { headers } = await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    return headers.get('content-type')?.startsWith('application/json') ?? false;
  } catch {
    return false;
  }
}
