import { expect, test } from 'vitest';
import { createPhotoWishes } from './photo-wishes.ts';

const line = (names: string[]) => ({ line: 2, sku: 'A-1', names });

test('without a folder a line that names files waits for one', () => {
  const photos = createPhotoWishes(false);
  photos.add(line(['https://yard.example/1.jpg', '2.jpg']));
  expect(photos.all()).toEqual({ wishes: [], linesWithFiles: 1 });
});

test('an address that is not https is no file to give a folder for: its fault is told like any other', () => {
  const photos = createPhotoWishes(false);
  photos.add(line(['http://yard.example/1.jpg']));
  expect(photos.all()).toEqual({ wishes: [line(['http://yard.example/1.jpg'])], linesWithFiles: 0 });
});
