import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedPhotosMax } from './contract/desk-photos.ts';
import { isSameOrder, wantedOnto, without, withPhotoAt } from './photo-order.ts';

const photos = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });

test('a photo goes to its place, and the others keep their order', () => {
  expect(withPhotoAt(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(withPhotoAt(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(withPhotoAt(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(withPhotoAt([], 'a', 3)).toEqual(['a']);
});

test('taken out and put back at its place nothing is other than it was', () => {
  fc.assert(
    fc.property(photos, fc.nat(), (all, nth) => {
      const place = nth % all.length;
      const photo = all[place]!;
      const less = without(all, photo);
      expect(less).not.toContain(photo);
      expect(isSameOrder(withPhotoAt(less, photo, place), all)).toBe(true);
      expect(isSameOrder(less, all)).toBe(false);
    }),
  );
});

test('where somebody else was quicker theirs stays, and what was added here comes behind it', () => {
  // Here `a` was taken out and `n` added; there `b` went and `t` came.
  expect(wantedOnto(['a', 't'], { seen: ['a', 'b'], wanted: ['n', 'b'] })).toEqual(['a', 't', 'n']);
  expect(wantedOnto(['n'], { seen: [], wanted: ['n', 'o'] })).toEqual(['n', 'o']);
});

test('more than find room are not added, and none that is shown is lost for them', () => {
  fc.assert(
    fc.property(photos, photos, photos, (shown, seen, wanted) => {
      const all = wantedOnto(shown, { seen, wanted });
      expect(isSameOrder(all.slice(0, shown.length), shown)).toBe(true);
      expect(all.length).toBeLessThanOrEqual(Math.max(listedPhotosMax, shown.length));
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});
