/** Registers the service worker; fetched once the page is alive, for it adds nothing to a first visit. */
import { Workbox } from 'workbox-window';
import { hasServiceWorker, mayHaveServiceWorker, onReturn } from './browser-later.ts';
import { now } from './browser.ts';
import { trustedScript } from './trusted.ts';

/** A tab that is left open hears of a new version when somebody comes back to it, asking no more often than this. */
const askEveryMs = 60 * 60 * 1000;

type Listeners = {
  /** A new version is there and waits to be taken. */
  readonly onWaiting: () => void;
  /** Another version answers this page from now on. */
  readonly onTakenOver: () => void;
};

/** @returns lets the version that waits take over, in all tabs */
export async function registerServiceWorker({ onWaiting, onTakenOver }: Listeners): Promise<() => void> {
  if (!mayHaveServiceWorker()) return () => {};
  const worker = new Workbox(trustedScript('/service-worker.js'));
  let hadOne = hasServiceWorker();
  worker.addEventListener('waiting', onWaiting);
  worker.addEventListener('controlling', () => {
    // The first of all is of the version that the page is of.
    if (hadOne) onTakenOver();
    hadOne = true;
  });
  try {
    await worker.register();
  } catch {
    // Registering can be forbidden (private windows, some settings): the shop then works without.
    return () => {};
  }
  hadOne ||= hasServiceWorker();

  let askedAt = now();
  onReturn(() => {
    if (now() - askedAt < askEveryMs) return;
    askedAt = now();
    worker.update().catch(() => {});
  });
  return () => worker.messageSkipWaiting();
}
