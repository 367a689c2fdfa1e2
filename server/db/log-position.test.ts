import { expect, test } from 'vitest';
import { reaches } from './log-position.ts';

test.each([
  ['0/3000148', '0/3000148', true],
  ['0/3000149', '0/3000148', true],
  ['0/3000147', '0/3000148', false],
  // Numbers, not texts.
  ['A/0', '9/FFFFFFFF', true],
  ['10/0', '9/FFFFFFFF', true],
  ['9/FFFFFFFF', '10/0', false],
  ['0/FFFFFFF', '0/10000000', false],
])('a log that was replayed up to %s reaches %s: %s', (replayed, position, isReached) => {
  expect(reaches(replayed, position)).toBe(isReached);
});
