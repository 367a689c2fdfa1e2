import { expect, test } from 'vitest';
import { withPrefetched } from './prefetched-store.ts';
import type { Shelf } from './stored-copy.ts';

const nothing = Promise.resolve(undefined);

/** A shelf with `now` under each key, of which `then` was read ahead. */
function shelf(values: Readonly<Record<string, Promise<unknown>>>) {
  const asked: string[] = [];
  const there: Shelf = {
    async get(key) {
      asked.push(key);
      return 'now';
    },
    async keys() {
      asked.push('keys');
      return ['now'];
    },
    set: async () => {},
    remove: async () => {},
  };
  const ahead = withPrefetched(there, {
    values: new Map(Object.entries(values)),
    keys: Promise.resolve(['then']),
  });
  return { asked, ahead };
}
const then = Promise.resolve('then');

test('what was read ahead is given once', async () => {
  const { asked, ahead } = shelf({ head: then, index: then });
  expect([await ahead.get('head'), await ahead.get('index'), await ahead.keys()]).toEqual([
    'then',
    'then',
    ['then'],
  ]);
  expect(asked).toEqual([]);
  expect([await ahead.get('head'), await ahead.keys()]).toEqual(['now', ['now']]);
});

test('what could not be read ahead is asked for, and so is all that was read with it', async () => {
  const { ahead } = shelf({ head: nothing, index: then });
  expect([await ahead.get('head'), await ahead.get('index'), await ahead.keys()]).toEqual([
    'now',
    'now',
    ['now'],
  ]);
});

test.each<[string, (one: Shelf) => Promise<unknown>]>([
  ['asked for twice', (one) => one.get('head')],
  ['asked for that was not read', (one) => one.get('f'.repeat(64))],
  ['written', (one) => one.set([['head', 1]])],
  ['removed', (one) => one.remove(['head'])],
])('once something is %s nothing of it is given any more', async (_, end) => {
  const { ahead } = shelf({ head: then, index: then });
  await ahead.get('head');
  await end(ahead);
  expect([await ahead.get('index'), await ahead.keys()]).toEqual(['now', ['now']]);
});
