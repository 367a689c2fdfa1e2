/**
 * The files of this release. The install waits for those that the core pages need, most of them in one pack (`build/service-worker.ts`): one
 * after the other they took a minute and more on a slow line. The rest comes while a page is at rest (`src/app/fetch-ahead.ts`), which also
 * brings back what the browser threw away.
 */
import { registerRoute } from 'workbox-routing';
import { refillMessage, type ReleaseFile } from '../domain/release.ts';
import type { MediaAddress } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope & MediaAddress & { __WB_MANIFEST: ReleaseFile[] };

const cacheName = 'release';
/** Of the library that cached the files before. */
const formerCache = /^workbox-precache/;
/** Fewer than this of the pack come by themselves: another release has most of them. */
const worthThePack = 6;
const firstPauseMs = 250;
const longestPauseMs = 8_000;
/** Files that come at once while a page is at rest. */
const atOnce = 3;
/** After so many that could not be had there is no line. */
const mostFailures = 4;

/** The shell lies in the cache with its headers, and its policy names where the pictures are: it is another one where they are elsewhere. */
const withItsPolicy = (file: ReleaseFile): ReleaseFile =>
  file.url === 'index.html' && self.mediaUrl !== undefined
    ? { ...file, revision: `${file.revision}-${self.mediaUrl}` }
    : file;

const all: ReleaseFile[] = self.__WB_MANIFEST.map(withItsPolicy);

function fileThat(isIt: (file: ReleaseFile) => boolean): ReleaseFile {
  const found = all.find(isIt);
  if (!found) throw new Error('The build has told of too few files.');
  return found;
}
const pack = fileThat(({ when }) => when === 'pack');
const shell = fileThat(({ url }) => url === 'index.html');
/** The code of every page, which the shell names. */
const app = fileThat(({ url, when }) => when === 'first' && url.endsWith('.js'));
const files = all.filter((file) => file !== pack);
const neededAtOnce = files.filter(({ when }) => when);
const byPath = new Map(files.map((file) => [`/${file.url}`, file]));

/** Where a file lies: one whose name does not change with its content lies under that too. */
const keyOf = ({ url, revision }: ReleaseFile): string => `/${url}${revision ? `?revision=${revision}` : ''}`;

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** A file as it is cached, or else as the shop has it, which is cached then. */
async function give(file: ReleaseFile, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(keyOf(file));
  if (cached) return cached;
  const answer = await fetch(request);
  // The shop has forgotten this release: its next page has to be the shop's own, with files that are there.
  if (answer.status === 404) await cache.delete(keyOf(shell));
  // The shell stands for every page, and a page of the shop's own is what was asked for.
  if (file !== shell && isOurs(file, answer)) void cache.put(keyOf(file), answer.clone());
  return answer;
}

/** Not an error, nor the page of a hotel. */
function isOurs({ url }: ReleaseFile, { ok, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && isPage === url.endsWith('.html');
}

/** @throws where it cannot be had, or is somebody else's */
async function bring(cache: Cache, file: ReleaseFile, signal?: AbortSignal): Promise<void> {
  // What never changes under its name the browser may have already.
  const how: RequestInit = { cache: file.revision ? 'reload' : 'default' };
  const answer = await fetch(`/${file.url}`, signal ? { ...how, signal } : how);
  if (!isOurs(file, answer)) throw new Error(`${file.url}: ${answer.status}`);
  // A hotel's page is one too; and servers that are just being changed may have the shell of another release.
  if (file === shell && !(await answer.clone().text()).includes(app.url)) throw new Error('not our shell');
  await cache.put(keyOf(file), answer);
}

/** @throws where it cannot be had */
async function bringPack(cache: Cache, wanted: readonly ReleaseFile[], signal?: AbortSignal): Promise<void> {
  const answer = await fetch(`/${pack.url}`, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${pack.url}: ${answer.status}`);
  const contents = (await answer.json()) as Record<string, string>;
  const unpacked = wanted.map(async (file) => {
    const content = contents[file.url];
    if (content === undefined) throw new Error(`${file.url} is not in the pack`);
    const headers = { 'content-type': types[file.url.split('.').at(-1) ?? ''] ?? '' };
    await cache.put(keyOf(file), new Response(content, { headers }));
  });
  await Promise.all(unpacked);
}

/** What has to be fetched for these files, as one task for each request. */
async function tasksFor(
  wanted: readonly ReleaseFile[],
): Promise<((signal?: AbortSignal) => Promise<void>)[]> {
  const cache = await caches.open(cacheName);
  const cached = new Set((await cache.keys()).map(({ url }) => url.slice(self.location.origin.length)));
  const missing = wanted.filter((file) => !cached.has(keyOf(file)));
  const packed = missing.filter(({ when }) => when === 'packed');
  const single = packed.length < worthThePack ? missing : missing.filter((file) => !packed.includes(file));
  const tasks = single.map((file) => (signal?: AbortSignal) => bring(cache, file, signal));
  if (single !== missing) tasks.unshift((signal) => bringPack(cache, packed, signal));
  return tasks;
}

/** Tries with growing pauses; for longer than that the page registers the worker anew. */
async function insist(work: () => Promise<void>, pauseMs = firstPauseMs): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (pauseMs > longestPauseMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await insist(work, pauseMs * 2);
  }
}

/** Looks until nothing is missing: what lay there at first the worker before may have cleared up meanwhile. */
async function install(): Promise<void> {
  const tasks = await tasksFor(neededAtOnce);
  if (tasks.length === 0) return;
  await Promise.all(tasks.map((task) => insist(task)));
  await install();
}

/** Whether another release has counted on what lies there, or is about to. */
const isAnotherComing = ({ installing, waiting }: ServiceWorkerRegistration): boolean =>
  installing !== null || waiting !== null;

/**
 * What lies there of releases before. All of them share one cache, so that what did not change comes once: what this one has no use
 * for the next one may have found there. Where one is coming all of it stays, and goes when that one clears up.
 */
async function clearUp(): Promise<void> {
  const cache = await caches.open(cacheName);
  const ours = new Set(files.map(keyOf));
  for (const request of await cache.keys()) {
    if (isAnotherComing(self.registration)) break;
    if (!ours.has(request.url.slice(self.location.origin.length))) await cache.delete(request);
  }
  for (const name of await caches.keys()) if (formerCache.test(name)) await caches.delete(name);
}

let stop = new AbortController();

/** Brings what is missing, a few at a time, until somebody does something. @returns whether all is there */
async function refill(): Promise<boolean> {
  const { signal } = (stop = new AbortController());
  const tasks = (await tasksFor(files)).values();
  let failures = 0;
  const work = async () => {
    for (const task of tasks) {
      await task(signal).catch(() => (failures += 1));
      if (signal.aborted || failures >= mostFailures) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return !signal.aborted && failures === 0;
}
let refilling: Promise<boolean> | undefined;

export function cacheRelease(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(clearUp()));
  // Whatever a page asks for goes before what nobody asked for.
  self.addEventListener('fetch', () => stop.abort());
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== refillMessage) return;
    refilling ??= refill()
      .catch(() => false)
      .finally(() => (refilling = undefined));
    event.waitUntil(refilling.then((isWhole) => event.ports[0]?.postMessage(isWhole)));
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && byPath.get(url.pathname),
    ({ request, params }) => give(params as unknown as ReleaseFile, request),
  );
}

/** The shell, which answers for every page; where it is not cached, the page itself. */
export const giveShell = ({ request }: { request: Request }): Promise<Response> => give(shell, request);
