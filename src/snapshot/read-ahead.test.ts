import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Transaction = { onabort?: () => void; oncomplete?: () => void; objectStore: () => unknown };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://shop.invalid/assets/yard-worker-1.js'));
});
afterEach(() => vi.unstubAllGlobals());

/** The browser's database, of which nothing is ever read. @param stores names of what is in it */
function openBrowser(stores: readonly string[]) {
  const transactions: Transaction[] = [];
  const close = vi.fn<() => void>();
  const database = {
    objectStoreNames: { contains: (name: string) => stores.includes(name) },
    transaction(name: string) {
      if (!stores.includes(name)) throw new DOMException('there is none', 'NotFoundError');
      const transaction = { objectStore: () => ({ get: () => ({}), getAllKeys: () => ({}) }) };
      transactions.push(transaction);
      return transaction;
    },
    close,
  };
  const open = () => {
    const request: { result: unknown; onsuccess?: () => void } = { result: database };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return { close, transactions };
}

test('a database in which nothing of the copy lies is closed again', async () => {
  const { close } = openBrowser([]);
  const { prefetched, tabs } = await import('./read-ahead.ts');
  expect(await prefetched.values.get('head')).toBeUndefined();
  expect(await prefetched.keys).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();
  tabs.close();
});

test.each(['oncomplete', 'onabort'] as const)('it is closed at the end of reading (%s)', async (end) => {
  const { close, transactions } = openBrowser(['copy']);
  const { tabs } = await import('./read-ahead.ts');
  await vi.waitFor(() => expect(transactions).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();
  transactions[0]?.[end]?.();
  expect(close).toHaveBeenCalledOnce();
  tabs.close();
});
