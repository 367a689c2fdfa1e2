import { expect, test } from 'vitest';
import { mayOfferInstalling } from './installing.ts';

const firstVisit = { hasRefused: false, isInstalled: false, isBack: false, pieces: 0 };

test('installing is offered to whoever comes back or has put something into the cart', () => {
  expect(mayOfferInstalling(firstVisit)).toBe(false);
  expect(mayOfferInstalling({ ...firstVisit, isBack: true })).toBe(true);
  expect(mayOfferInstalling({ ...firstVisit, pieces: 1 })).toBe(true);
});

test('never again after a no, and not in the installed shop', () => {
  const welcome = { ...firstVisit, isBack: true, pieces: 3 };
  expect(mayOfferInstalling({ ...welcome, hasRefused: true })).toBe(false);
  expect(mayOfferInstalling({ ...welcome, isInstalled: true })).toBe(false);
});
