import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberKeys, saveKeys } from './number-keys.ts';

const key = fc.stringMatching(/^[A-C0-2]{1,5}$/);

test('keys as bytes are compared as the texts are, as are those that came since', () => {
  fc.assert(
    fc.property(fc.array(key), fc.array(key), key, (saved, since, asked) => {
      const all = [...saved.toSorted(), ...since];
      const keys = createNumberKeys(saveKeys(saved.toSorted()));
      since.forEach(keys.push);
      expect(keys.count()).toBe(all.length);
      expect(all.map((_, place) => keys.at(place))).toEqual(all);
      for (const [place, one] of all.entries()) {
        expect(keys.is(place, asked)).toBe(one === asked);
        expect(keys.isBefore(place, asked)).toBe(one < asked);
        expect(keys.startsWith(place, asked)).toBe(one.startsWith(asked));
        expect(keys.endsWith(place, asked)).toBe(one.endsWith(asked));
      }
    }),
  );
});
