/** What is fetched before anybody asks for it: the next page, what a time without a network needs, and the rest of the release. */
import { namesOneCar } from '../../domain/private-query.ts';
import { refillMessage } from '../../domain/release.ts';
import type { PageRecord } from '../../domain/rendering.ts';
import { match, splitLocale } from '../../domain/routes.ts';
import { onReturn, untilAtRest } from '../browser/activity.ts';
import { onLinkAimedAt } from '../browser/link-intent.ts';
import { mayFetchAhead } from '../browser/network-quality.ts';
import { fetchShown, isWatched, mayHaveServiceWorker, askWorker } from '../browser/service-worker.ts';
import { now } from '../browser/time.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { isCacheEmpty, putInCache } from '../offline/cached-answers.ts';
import type { Stores } from '../stores/stores.tsx';
import { bringIslands } from './open.ts';
import { pages } from './pages.ts';

/** Brings a page's code while somebody aims at the link to it; nothing where the line is slow or data are saved (specification 2). */
export function fetchAhead(): void {
  onLinkAimedAt((pathname) => {
    const found = mayFetchAhead() && match(splitLocale(pathname).path);
    // Where it cannot be had, following the link says so.
    if (found)
      pages[found.name]()
        .then(({ page }) => bringIslands(page))
        .catch(() => {});
  });
}

/**
 * What a visit leaves for a time without a network, beside what the service worker hears of.
 *
 * The page that the server wrote came with its answers, past the worker: they are cached as well, with its pictures. Lists and
 * home page are fetched for those who will come back without a signal; later too, where the browser has thrown them away.
 *
 * @param record of the page, where the server wrote it
 */
export async function cacheCatalogue({ api, locale }: Stores, record: PageRecord | undefined): Promise<void> {
  // Without a worker nothing opens without a network, and nothing need be cached for that.
  if (!mayHaveServiceWorker()) return;
  if (record) await cacheRecord(record);
  // What has come is cached on any line, and before the worker is there; what has not waits for it, and for a better line.
  if (!(await isWatched()) || !mayFetchAhead() || (!record && !(await isCacheEmpty('lists')))) return;
  await fetchShown();
  const context = { api, locale, isSignedIn: false, parameters: {}, query: new URLSearchParams() };
  await keepTrying(async () => {
    const { page } = await pages.home();
    await Promise.all([page.load(context), api.models(), api.categories()]);
  });
}

/** They are as old as the page, which the server may have made some time ago. */
async function cacheRecord({ answers, madeAt }: PageRecord): Promise<void> {
  const told = Object.entries(answers).filter(
    ([call, { status }]) => call.startsWith('GET ') && status === 200 && !asksForOneCar(call),
  );
  await Promise.all(
    told.map(([call, { body }]) => putInCache({ path: call.slice('GET '.length), body, cachedAt: madeAt })),
  );
}

const asksForOneCar = (call: string): boolean =>
  namesOneCar(new URLSearchParams(call.split('?')[1]).get('query') ?? '');

/** For so long nobody has pressed, written or scrolled. */
const restMs = 2_000;
/** A tab that is left open looks again when somebody comes back to it, no more often than this. */
const lookEveryMs = 10 * 60 * 1000;

/**
 * While nobody does anything, the worker brings what is missing of the shop's files: what an install leaves for later, and what went.
 * To be called once the page is alive; where there is no worker, nothing is done.
 */
export async function completeRelease(): Promise<void> {
  if (!(await isWatched())) return;
  let lookedAt = 0;
  // On a bad line files are missing for longer than that, and one that asks for them is enough.
  let isTrying = false;
  const look = (): void => {
    if (isTrying || now() - lookedAt < lookEveryMs) return;
    isTrying = true;
    lookedAt = now();
    void keepTrying(async () => {
      await untilAtRest(restMs);
      if (!(await askWorker({ type: refillMessage }))) throw new Error('Some files are missing.');
    }).finally(() => (isTrying = false));
  };
  look();
  onReturn(look);
}
