/** Everything that the shop's origin left in a browser: every cache, database and store, read byte by byte. */
import type { Page } from '@playwright/test';

/** @returns those of the words that are found, each with where */
export async function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inCookies = words
    .filter((word) => JSON.stringify(cookies).includes(word))
    .map((word) => `${word} in a cookie`);
  const inBrowser = await page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = (place: string, bytes: string) => {
      for (const word of wanted) if (bytes.includes(word)) found.push(`${word} in ${place}`);
    };
    /** What a structured clone holds, files and buffers included. */
    const inWords = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (value instanceof Map) return inWords([...value]);
      if (Array.isArray(value)) return (await Promise.all(value.map(inWords))).join('\n');
      if (typeof value === 'object' && value !== null) return inWords(Object.entries(value));
      return String(value);
    };
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });

    look('local storage', JSON.stringify({ ...localStorage }));
    look('session storage', JSON.stringify({ ...sessionStorage }));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        look(`cache ${name} ${request.url}`, request.url + ((await response?.text()) ?? ''));
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await done(objects.getAllKeys()), await done(objects.getAll())];
        look(`database ${name} ${store}`, (await inWords(keys)) + (await inWords(values)));
      }
      database.close();
    }
    return found;
  }, words);
  return [...inCookies, ...inBrowser];
}
