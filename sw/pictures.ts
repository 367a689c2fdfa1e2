/**
 * The pictures of photos: cached under the shop's own address, from wherever they come (decision 0110), so that none is fetched again
 * because the shop has put them elsewhere.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { pictureAddress, pictureAt, picturePath } from '../domain/picture-address.ts';

/** What the server writes ahead of the worker's code (`server/http/files.ts`). */
export type MediaAddress = {
  /** Public address of the bucket with the pictures; where there is none they are the shop's. */
  readonly mediaUrl?: string;
};

declare const self: ServiceWorkerGlobalScope & MediaAddress;

/** Whether a picture is asked for: of the shop, or of its bucket. */
export const isPicture = ({ url: { href }, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  (sameOrigin || (self.mediaUrl !== undefined && href.startsWith(`${self.mediaUrl}/`))) &&
  pictureAt(href) !== undefined;

export const cachesPictures: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const picture = pictureAt(request.url);
    return picture ? picturePath(picture) : request;
  },
  requestWillFetch: async ({ request }) => {
    const picture = pictureAt(request.url);
    if (!picture || self.mediaUrl === undefined) return request;
    // A page asks for pictures without asking to read them: what came so could be neither measured nor told from a hotel's page. What
    // the browser has from before the worker was there may lack the leave to read it, so the bucket is asked whether it is still so.
    const reading: RequestInit = {
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-cache',
      signal: request.signal,
    };
    return new Request(pictureAddress(picture, self.mediaUrl), reading);
  },
  // A bucket that lets nobody read across origins: its pictures are shown all the same, and not cached.
  handlerDidError: async ({ request }) => (self.mediaUrl === undefined ? undefined : fetch(request)),
};
