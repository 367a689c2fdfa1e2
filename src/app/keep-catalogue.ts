/** What a visit leaves for a time without a network, beside what the service worker hears of. */
import type { PageRecord } from '../../domain/rendering.ts';
import { fetchShown, isWatched, mayHaveServiceWorker } from '../browser/service-worker.ts';
import { mayFetchAhead } from '../browser/network-quality.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { isShelfEmpty, putOnShelf } from '../offline/shelves.ts';
import type { Stores } from '../stores/stores.tsx';
import { pages } from './pages.ts';

/**
 * The page that the server wrote came with its answers, past the worker: they are kept as well, with its pictures. Lists and
 * home page are fetched for those who will come back without a signal; later too, where the browser has thrown them away.
 *
 * @param record of the page, where the server wrote it
 */
export async function keepCatalogue({ api, locale }: Stores, record: PageRecord | undefined): Promise<void> {
  // Without a worker nothing opens without a network, and nothing need be kept for that.
  if (!mayHaveServiceWorker()) return;
  if (record) await keepRecord(record);
  // What has come is kept on any line, and before the worker is there; what has not waits for it, and for a better line.
  if (!(await isWatched()) || !mayFetchAhead() || (!record && !(await isShelfEmpty('lists')))) return;
  await fetchShown();
  const context = { api, locale, isSignedIn: false, parameters: {}, query: new URLSearchParams() };
  await keepTrying(async () => {
    const { page } = await pages.home();
    await Promise.all([page.load(context), api.models(), api.categories()]);
  });
}

/** They are as old as the page, which the server may have made some time ago. */
async function keepRecord({ answers, madeAt }: PageRecord): Promise<void> {
  const told = Object.entries(answers).filter(
    ([call, { status }]) => call.startsWith('GET ') && status === 200,
  );
  await Promise.all(
    told.map(([call, { body }]) => putOnShelf({ path: call.slice('GET '.length), body, keptAt: madeAt })),
  );
}
