import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAskTogether } from './ask-together.ts';

/** A question is asked at the end of the turn in which nothing was being asked any more. */
async function turn(): Promise<void> {
  await endOfTurn();
  await endOfTurn();
}

/** Doubles numbers, each question when it is let go. */
function open() {
  const asked: (readonly number[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const ask = createAskTogether<number, number>(async (keys) => {
    asked.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return new Map(keys.map((key) => [key, 2 * key]));
  });
  return { ask, asked, gates };
}

test('who asks in the same turn goes together', async () => {
  const { ask, asked, gates } = open();
  const first = ask([1]);
  await Promise.resolve();
  const second = ask([2]);
  await turn();
  expect(asked).toEqual([[1, 2]]);
  gates[0]?.resolve();
  expect((await first).get(1)).toBe(2);
  expect((await second).get(2)).toBe(4);
});

test('who comes while something is asked goes with the next question, and nobody with one that is under way', async () => {
  const { ask, asked, gates } = open();
  const first = ask([1]);
  await turn();
  const [second, third] = [ask([2, 1]), ask([3, 2])];
  await turn();
  expect(asked).toEqual([[1]]);

  gates[0]?.resolve();
  expect((await first).get(1)).toBe(2);
  await turn();
  expect(asked).toEqual([[1], [2, 1, 3]]);

  gates[1]?.resolve();
  expect((await second).get(1)).toBe(2);
  expect((await third).get(3)).toBe(6);
});

test('a question that fails fails for all who asked with it, and for nobody after them', async () => {
  const { ask, gates } = open();
  const both = Promise.allSettled([ask([1]), ask([2])]);
  await turn();
  const after = ask([3]);
  gates[0]?.reject(new Error('the connection was lost'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  gates[1]?.resolve();
  expect((await after).get(3)).toBe(6);
});
