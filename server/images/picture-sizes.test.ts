import { expect, test } from 'vitest';
import { heightAt, pictureWidths } from './picture-sizes.ts';

test('a photo is never shown larger than it came', () => {
  expect(pictureWidths(4000)).toEqual([320, 640, 960, 1600]);
  expect(pictureWidths(1600)).toEqual([320, 640, 960, 1600]);
  expect(pictureWidths(1000)).toEqual([320, 640, 960, 1000]);
  expect(pictureWidths(640)).toEqual([320, 640]);
  expect(pictureWidths(210)).toEqual([210]);
});

test('heights keep the proportions', () => {
  expect(heightAt(320, { width: 4000, height: 3000 })).toBe(240);
  expect(heightAt(1600, { width: 3000, height: 4001 })).toBe(2134);
});
