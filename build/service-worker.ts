/** What the service worker is given by the build: the files it waits for, and a file of its own. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ReleaseFile } from '../domain/release.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Chunks = Readonly<Record<string, Chunk>>;

/** `success` and `fail`: who comes back from the payment's page comes from another site, on whatever line there is by then. */
const corePages = ['home', 'search', 'part', 'viewed', 'cart', 'success', 'fail', 'request', 'contact'];
const pageFile = (page: string): string => `src/pages/${page}/page.tsx`;
const isPage = (key: string): boolean => /^src\/pages\/[^/]+\/page\.tsx$/.test(key);
/** Looking closely at a photo is as heavy as three pages, and a page is whole without. */
const isForLater = (key: string): boolean => key.endsWith('/zoom.ts');
/** The styles of all pages, and the words of the languages. */
const isOnEveryPage = (url: string): boolean => /^assets\/(style|later|it|en)-[\w-]+\.(css|json)$/.test(url);
const largeBytes = 50_000;
/** What can lie in a pack, which is JSON. A page without its letters has the reader's own. */
const isText = (url: string): boolean => /\.(js|css|svg|json)$/.test(url);

/**
 * What the service worker waits for before it answers, in as few requests as can be: on a slow line each of them costs most of half a
 * second, whatever it brings, and on a bad one every other fails. What a first visit without a network leads to travels as one file.
 * Large files come by themselves: the page has asked for them, so the browser has them in its own cache by then.
 *
 * Writes the pack into the client's folder, to be called once the browser's files are there.
 *
 * @param files of the release
 * @returns the files with what the worker needs of them when, the pack among them
 * @throws Error when a core page is not in the build
 */
export function packForInstall(
  client: string,
  files: readonly (Omit<ReleaseFile, 'when'> & { readonly size: number })[],
): ReleaseFile[] {
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks;
  const core = filesOfCore(client, chunks);
  const sorted = files
    .toSorted((one, other) => one.url.localeCompare(other.url))
    .map(({ url, revision, size }): ReleaseFile => {
      // With its headers: it stands for pages.
      if (url === 'index.html') return { url, revision, when: 'first' };
      const isNeeded = core.has(url) || isOnEveryPage(url) || url === 'favicon.svg';
      if (!isNeeded || !isText(url)) return { url, revision };
      return { url, revision, when: size > largeBytes ? 'first' : 'packed' };
    });
  const packed = sorted.filter(({ when }) => when === 'packed');
  const content = JSON.stringify(
    Object.fromEntries(packed.map(({ url }) => [url, readFileSync(join(client, url), 'utf8')])),
  );
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const url = `assets/pack-${hash}.json`;
  writeFileSync(join(client, url), content);
  return [{ url, revision: null, when: 'pack' }, ...sorted];
}

/** How a file asks for another one later: the manifest does not know of those that were led past a file that only handed on. */
const askedLater = /\bimport\("\.\/([\w.-]+)"\)/g;

/** All that the core pages ask for, whatever is done on them. */
function filesOfCore(client: string, chunks: Chunks): Set<string> {
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]));
  /** Keys of what a file asks for later. */
  const laterThan = (file: string): string[] =>
    [...readFileSync(join(client, file), 'utf8').matchAll(askedLater)].flatMap(
      ([, asked]) => keys.get(`assets/${asked}`) ?? [],
    );
  const app = Object.keys(chunks).find((key) => chunks[key]?.name === 'app');
  const open = [app ?? 'app', ...corePages.map(pageFile)];
  const missing = open.find((key) => !(key in chunks));
  if (missing) throw new Error(`The build has no ${missing} to be packed.`);
  const reached = new Set<string>();
  const found = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = chunks[key];
    if (!chunk || reached.has(key)) continue;
    reached.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    const later = laterThan(chunk.file).filter((next) => !isPage(next) && !isForLater(next));
    open.push(...(chunk.imports ?? []), ...later);
  }
  return found;
}

/**
 * Has the service worker made as one file in Rolldown's present words: vite-plugin-pwa 2.0.0 says it in older ones, of which every
 * build would warn. To be taken out with the release of the plugin that knows the new ones.
 */
export const workerInOneFile: Plugin = {
  name: 'worker-in-one-file',
  config({ build }) {
    const output = build?.rollupOptions?.output;
    if (!output || Array.isArray(output))
      throw new Error('The worker’s build has no output of its own any more.');
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    return { logLevel: 'warn' };
  },
};
