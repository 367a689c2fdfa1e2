/** Registers the service worker; fetched once the page is alive, for it adds nothing to a first visit. */
import { Workbox } from 'workbox-window';
import { hasServiceWorkers } from './browser-later.ts';

export async function registerServiceWorker(): Promise<void> {
  if (!hasServiceWorkers()) return;
  // Registering can be forbidden (private windows, some settings): the shop then works without.
  await new Workbox('/service-worker.js').register().catch(() => undefined);
}
