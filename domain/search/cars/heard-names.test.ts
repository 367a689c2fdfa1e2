import { expect, test } from 'vitest';
import { createHeardNames } from './heard-names.ts';

const { soundingLike } = createHeardNames(['renault', 'jeep', 'citroen', 'golf', 'audi', 'c3', 'ka']);

test.each([
  ['reno', 'renault'],
  ['renol', 'renault'],
  ['renolt', 'renault'],
  ['gieep', 'jeep'],
  ['giep', 'jeep'],
  ['sitroen', 'citroen'],
  ['sitroenn', 'citroen'],
])('%s sounds like %s', (heard, name) => {
  expect(soundingLike(heard)).toEqual([name]);
});

test('what sounds otherwise, is short, or is the name itself sounds like none', () => {
  for (const word of ['freno', 'golf', 'gol', 'cc3', 'kaa', 'seal', 'arena', 'jeans'])
    expect(soundingLike(word), word).toEqual([]);
});
