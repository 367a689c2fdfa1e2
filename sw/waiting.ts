/** A new version waits until somebody takes it (design 4.22); then this worker takes over all open pages at once. */
declare const self: ServiceWorkerGlobalScope;

export function waitToBeTaken(): void {
  self.addEventListener('message', ({ data }) => {
    // As workbox-window says it.
    if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
}
