import { expect, test } from 'vitest';
import { asBytes, blobOf } from './stored-photo.ts';

test('a photo is the same one once it was stored as bytes', async () => {
  const [stored] = await asBytes([new Blob(['photo'], { type: 'image/jpeg' })]);
  expect(stored).toMatchObject({ type: 'image/jpeg' });
  expect(stored).not.toBeInstanceOf(Blob);
  const photo = blobOf(stored!);
  expect([photo.type, await photo.text()]).toEqual(['image/jpeg', 'photo']);
});
