import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

test('pieces follow each other while there is room, and none is passed over for a shorter one', () => {
  expect(fitted(['Faro', ' 51 810 268', ' Panda'], 21)).toBe('Faro 51 810 268 Panda');
  expect(fitted(['Faro', ' 51 810 268', ' Panda'], 20)).toBe('Faro 51 810 268');
  expect(fitted(['Faro', ' di una Fiat Panda (169)', ' 2009'], 20)).toBe('Faro');
});

test('the first piece stands whatever its length', () => {
  expect(fitted(['Cintura di sicurezza', ' nera'], 8)).toBe('Cintura di sicurezza');
  expect(fitted([], 8)).toBe('');
});
