/** What a visit leaves for a time without a network, beside what the service worker hears of. */
import type { Answers } from '../../domain/rendering.ts';
import { now } from '../lib/browser.ts';
import { fetchShown, isWatched } from '../lib/browser-later.ts';
import { putOnShelf } from '../offline/shelves.ts';
import type { Stores } from '../stores/stores.tsx';
import { pages } from './pages.ts';

/**
 * The page that the server wrote came with its answers, past the worker: they are kept as well, with its pictures. Lists and
 * home page are fetched for those who will come back without a signal.
 */
export async function keepCatalogue({ api, locale }: Stores, answers: Answers): Promise<void> {
  // Without a worker nothing opens without a network, and nothing need be kept for that.
  if (!(await isWatched())) return;
  const told = Object.entries(answers).filter(
    ([call, { status }]) => call.startsWith('GET ') && status === 200,
  );
  for (const [call, { body }] of told)
    await putOnShelf({ path: call.slice('GET '.length), body, keptAt: now() });
  await fetchShown();
  const { page } = await pages.home();
  const home = page.load({ api, locale, isSignedIn: false, parameters: {}, query: new URLSearchParams() });
  await Promise.allSettled([home, api.models(), api.categories()]);
}
