import { expect, test } from 'vitest';
import type { Image } from '../../domain/contract/parts.ts';
import { photosIn } from './seen-photos.ts';

const photo = (src: string): Image => ({ src, width: 8, height: 6, widths: [8], alt: '' });
const at = (cachedAt: number, path: string, body: unknown) => ({ path, body, cachedAt });

test('a part has the photo that was told last, in the reader’s language first, whatever told of it', async () => {
  const answers = [
    at(9, '/api/search/v2?lang=en', {
      parts: [
        { id: 1, image: photo('english') },
        { id: 2, image: photo('only') },
      ],
    }),
    at(3, '/api/parts/1', { id: 1, image: photo('page'), name: 'Faro' }),
    at(2, '/api/parts/7/similar', [
      { id: 1, image: photo('older') },
      { id: 3, image: null },
    ]),
    at(1, '/api/parts/3', { id: 3, image: photo('gone since') }),
    at(4, '/api/search/v2', { parts: ['nothing', { id: 'x', image: null }], total: 2 }),
    at(5, '/api/parts/count', { count: 4 }),
  ];
  const photos = await photosIn(answers, 'it', async () => {});
  expect([...photos].map(([id, { src }]) => [id, src])).toEqual([
    [1, 'page'],
    [2, 'only'],
  ]);
});

test('many answers are read with pauses, in which a page does what is its own', async () => {
  let turns = 0;
  const answers = Array.from({ length: 100 }, (_, nth) =>
    at(nth, `/api/parts/${nth + 1}`, { id: nth + 1, image: photo('p') }),
  );
  expect((await photosIn(answers, 'it', async () => void turns++)).size).toBe(100);
  expect(turns).toBe(5);
});
