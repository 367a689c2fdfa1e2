import { expect, test } from 'vitest';
import { inFull, pictureAddress, pictureAt, pictureKey, picturePath } from './picture-address.ts';

const hash = 'ab'.repeat(32);
const picture = { hash, width: 640, format: 'avif' };

test('a picture is had at the shop, or in the bucket that anybody may read', () => {
  expect(pictureAddress(picture, undefined)).toBe(`/media/${hash}/640.avif`);
  expect(pictureAddress(picture, 'https://photos.example/shop')).toBe(
    `https://photos.example/shop/pictures/ab/${hash}/640.avif`,
  );
});

test('a picture is known under either address', () => {
  expect(pictureAt(`https://shop.example${picturePath(picture)}`)).toEqual(picture);
  expect(pictureAt(`https://photos.example/shop/${pictureKey(picture)}`)).toEqual(picture);
});

test('who is not at the shop is told an address in full', () => {
  expect(inFull(picturePath(picture), 'https://shop.example')).toBe(
    `https://shop.example/media/${hash}/640.avif`,
  );
  const elsewhere = pictureAddress(picture, 'https://photos.example');
  expect(inFull(elsewhere, 'https://shop.example')).toBe(elsewhere);
});

test('nothing else is taken for one', () => {
  const others = [
    `/media/${hash}`,
    `/media/${hash}/0640.avif`,
    `/media/${hash}/640.png`,
    `/media/${hash.toUpperCase()}/640.avif`,
    `/media/${hash}/640.avif?width=320`,
    `https://photos.example/originals/ab/${hash}`,
    'https://photos.example/pictures/ab/share.jpg',
    'data:image/webp;base64,AAAA',
    '',
  ];
  for (const address of others) expect(pictureAt(address), address).toBeUndefined();
});
