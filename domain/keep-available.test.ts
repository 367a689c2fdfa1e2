import { expect, test } from 'vitest';
import { keepAvailable } from './keep-available.ts';

test('what cannot be had goes, as many pieces as there are stay, and what nobody was told of is not touched', () => {
  const entries = [
    { id: 1, quantity: 1 },
    { id: 2, quantity: 9 },
    { id: 3, quantity: 2 },
    { id: 4, quantity: 5 },
  ];
  const told = [
    { partId: 1, available: 0 },
    { partId: 2, available: 4 },
    { partId: 3, available: 7 },
  ];
  expect(keepAvailable(entries, told)).toEqual([
    { id: 2, quantity: 4 },
    { id: 3, quantity: 2 },
    { id: 4, quantity: 5 },
  ]);
});
