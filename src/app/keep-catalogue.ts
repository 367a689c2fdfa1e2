/** What a visit leaves for a time without a network, beside what the service worker hears of. */
import type { Answers } from '../../domain/rendering.ts';
import { now } from '../browser/time.ts';
import { mayFetchAhead } from '../browser/network-quality.ts';
import { fetchShown, isWatched, mayHaveServiceWorker } from '../browser/service-worker.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { isShelfEmpty, putOnShelf } from '../offline/shelves.ts';
import type { Stores } from '../stores/stores.tsx';
import { pages } from './pages.ts';

/**
 * The page that the server wrote came with its answers, past the worker: they are kept as well, with its pictures. Lists and
 * home page are fetched for those who will come back without a signal; later too, where the browser has thrown them away.
 *
 * @param answers of the page, where the server wrote it
 */
export async function keepCatalogue({ api, locale }: Stores, answers: Answers | undefined): Promise<void> {
  // Without a worker nothing opens without a network, and nothing need be kept for that.
  if (!mayHaveServiceWorker()) return;
  const told = Object.entries(answers ?? {}).filter(
    ([call, { status }]) => call.startsWith('GET ') && status === 200,
  );
  const keptAt = now();
  await Promise.all(
    told.map(([call, { body }]) => putOnShelf({ path: call.slice('GET '.length), body, keptAt })),
  );
  // What has come is kept on any line, and before the worker is there; what has not waits for it, and for a better line.
  if (!(await isWatched()) || !mayFetchAhead() || (!answers && !(await isShelfEmpty('lists')))) return;
  await fetchShown();
  const context = { api, locale, isSignedIn: false, parameters: {}, query: new URLSearchParams() };
  await keepTrying(async () => {
    const { page } = await pages.home();
    await Promise.all([page.load(context), api.models(), api.categories()]);
  });
}
