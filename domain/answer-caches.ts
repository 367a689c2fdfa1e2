/**
 * What the browser caches of the catalogue for a time without a network, in which cache and how much of it: one rule for
 * the service worker, which fills the caches, and for the page, which reads them.
 */

export type CacheName = 'lists' | 'parts' | 'similar' | 'searches' | 'pictures';

/** Answers about one part. */
export const maxCachedParts = 300;
/** What is like each of them, and what else its car gave: apart, so that who leafs through parts loses no search. */
export const maxCachedSimilar = 2 * maxCachedParts;
/** Answers that hold several: searches, the latest. */
export const maxCachedSearches = 60;
/** With room for the answers, 50 MB in all. */
export const maxCachedPictureBytes = 45 * 1024 * 1024;

/** On an answer from a cache: when the server gave it, in milliseconds since 1970. */
export const cachedAtHeader = 'x-kept-at';

/** @param pathname of an address of the shop; undefined for what is cached nowhere. Pictures are known by `pictureAt` */
export function cacheOf(pathname: string): Exclude<CacheName, 'pictures'> | undefined {
  if (/^\/api\/(brands|models|categories|cars)$/.test(pathname)) return 'lists';
  if (/^\/api\/parts\/\d+$/.test(pathname)) return 'parts';
  if (/^\/api\/parts\/\d+\/(similar|same-car)$/.test(pathname)) return 'similar';
  if (/^\/api\/(search\/v2|parts|parts\/count)$/.test(pathname)) return 'searches';
  return undefined;
}

/**
 * Header of a call whose answer nobody looks at as a page, such as what is suggested while one types: no cache is to store it
 * (RFC 9111, 5.2.1.5), and what was looked at keeps its place.
 */
export const passing = { 'cache-control': 'no-store' } as const;

/** The same of this device alone: the shop is not asked (RFC 9111, 5.2.1.7). */
export const passingHere = { 'cache-control': 'no-store, only-if-cached' } as const;

type Header = (name: string) => string | null | undefined;

/** @param header gives a header of the call by its name */
export const isPassing = (header: Header): boolean =>
  header('cache-control')?.startsWith(passing['cache-control']) === true;

export const isForDeviceAlone = (header: Header): boolean =>
  header('cache-control') === passingHere['cache-control'];
