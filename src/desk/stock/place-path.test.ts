import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPath, placeInPath, placePath } from './place-path.ts';

test('a place is found again by its address, whatever signs its name has', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }),
    fc.constantFrom('A%20B', 'A%2FB', 'A/B', 'A%2520B', '100 %', 'posti', 'conta'),
  );
  fc.assert(
    fc.property(name, (place) => {
      for (const path of [placePath(place), countPath(place)])
        expect(placeInPath(`/desk${path}`)).toBe(place);
    }),
  );
});

test('what nobody encoded is taken as it stands', () => {
  expect(placeInPath('/desk/posti/100%')).toBe('100%');
  expect(placeInPath('/desk/posti')).toBe('');
});
