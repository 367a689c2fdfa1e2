/** What a page does once it is alive and at rest: nothing of it is needed for a first visit. */
import { registerServiceWorker } from '../lib/service-worker.ts';
import type { Stores } from '../stores/stores.tsx';
import { fetchAhead } from './fetch-ahead.ts';

/** @param isShell whether the page began as the bare shell, which knows nothing of the shop's settings */
export async function makeReady({ api, statistics }: Stores, isShell: boolean): Promise<void> {
  fetchAhead();
  // The built shop only: development has no worker.
  if (import.meta.env.PROD) await registerServiceWorker();
  if (!isShell) return;
  // Without an answer nothing can be counted either.
  const setting = await api.statistics().catch(() => undefined);
  statistics.start(setting?.analyticsId ?? undefined);
}
