import { expect, test } from 'vitest';
import type { PartNumbers } from './part-numbers.ts';
import { rememberNumbers } from './remembered-numbers.ts';

function counting() {
  const asked: string[] = [];
  const numbers: PartNumbers = {
    like: async (keys) => {
      asked.push(`like ${keys.join()}`);
      return [{ nearness: 3, ids: [keys.length] }];
    },
    near: async (typed) => {
      asked.push(`near ${typed}`);
      return [typed.toUpperCase()];
    },
    beginning: async (words) => {
      asked.push(`beginning ${words.join()}`);
      return new Map(words.map((word) => [word, word === 'none' ? [] : [word.length]]));
    },
  };
  return { asked, numbers: rememberNumbers(numbers) };
}

test('a number is looked up once, however many readings ask', async () => {
  const { asked, numbers } = counting();
  const [one, other] = await Promise.all([numbers.like(['735', '35']), numbers.like(['735', '35'])]);
  expect(one).toEqual([{ nearness: 3, ids: [2] }]);
  expect(other).toEqual(one);
  expect(await numbers.like(['735'])).toEqual([{ nearness: 3, ids: [1] }]);
  expect(await numbers.near('1k0')).toEqual(['1K0']);
  expect(await numbers.near('1k0')).toEqual(['1K0']);
  expect(asked).toEqual(['like 735,35', 'like 735', 'near 1k0']);
});

test('of several beginnings only those are asked for that are not known yet', async () => {
  const { asked, numbers } = counting();
  expect(await numbers.beginning(['1k0', 'none'])).toEqual(
    new Map([
      ['1k0', [3]],
      ['none', []],
    ]),
  );
  expect(await numbers.beginning(['none', '5k0941', '1k0'])).toEqual(
    new Map([
      ['none', []],
      ['5k0941', [6]],
      ['1k0', [3]],
    ]),
  );
  expect(await numbers.beginning(['1k0'])).toEqual(new Map([['1k0', [3]]]));
  expect(await numbers.beginning([])).toEqual(new Map());
  expect(asked).toEqual(['beginning 1k0,none', 'beginning 5k0941']);
});
