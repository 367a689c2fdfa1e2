/** Registers the service worker; fetched once the page is alive, for it adds nothing to a first visit. */
import { Workbox } from 'workbox-window';
import { hasServiceWorker, installed, mayHaveServiceWorker } from '../browser/service-worker.ts';
import { onReturn } from '../browser/activity.ts';
import { now } from '../browser/time.ts';
import { keepTrying } from './keep-trying.ts';
import { trustedScript } from '../browser/trusted-types.ts';

/** A tab that is left open hears of a new version when somebody comes back to it, asking no more often than this. */
const askEveryMs = 60 * 60 * 1000;

type Listeners = {
  /** A new version is there and waits to be taken. */
  readonly onWaiting: () => void;
  /** Another version answers this page from now on. */
  readonly onTakenOver: () => void;
};

/** @returns lets the version that waits take over, in all tabs */
export function registerServiceWorker({ onWaiting, onTakenOver }: Listeners): () => void {
  if (!mayHaveServiceWorker()) return () => {};
  const worker = new Workbox(trustedScript('/service-worker.js'));
  let hadOne = hasServiceWorker();
  worker.addEventListener('waiting', onWaiting);
  worker.addEventListener('controlling', () => {
    // The first of all is of the version that the page is of.
    if (hadOne) onTakenOver();
    hadOne = true;
  });
  let isAgain = false;
  // Registering can also be forbidden (private windows, some settings): the shop then works without, and asks now and then.
  void keepTrying(async () => {
    const registration = await worker.register();
    hadOne ||= hasServiceWorker();
    // One that is registered already comes again only when it is asked for.
    if (isAgain && registration?.active) await registration.update();
    isAgain = true;
    if (registration?.installing) await installed(registration.installing);
  });

  let askedAt = now();
  onReturn(() => {
    if (now() - askedAt < askEveryMs) return;
    askedAt = now();
    worker.update().catch(() => {});
  });
  return () => worker.messageSkipWaiting();
}
