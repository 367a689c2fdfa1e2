import { expect, test } from 'vitest';
import { groups } from '../facts/facts.ts';
import { demoTested } from './demo-tested.ts';

const pieces = 400;

/** How many of a hundred pieces of a kind are said to be tried so. */
function shareOf(slug: string): Record<string, number> {
  const group = groups.find(({ kinds }) => kinds.some((kind) => kind.slug === slug))!;
  const kind = group.kinds.find((one) => one.slug === slug)!;
  const ways = Array.from({ length: pieces }, (_, at) => demoTested(`D1-${at}`, kind, group.slug));
  return Object.fromEntries(
    ['running', 'bench', 'tried', 'untested', null].map((way) => [
      String(way),
      (ways.filter((one) => one === way).length / pieces) * 100,
    ]),
  );
}

test('engines were seen running, what has a plug was on the bench, and nobody tries a panel', () => {
  expect(shareOf('motore-completo')).toMatchObject({ bench: 0, tried: 0 });
  expect(shareOf('motore-completo')['running']).toBeGreaterThan(70);
  for (const slug of ['iniettore', 'alternatore']) expect(shareOf(slug)['bench'], slug).toBeGreaterThan(45);
  for (const slug of ['cofano-motore', 'airbag-guida', 'coppa-olio'])
    expect(shareOf(slug), slug).toMatchObject({ null: 100 });
});

test('the same piece is always tried the same way', () => {
  expect(shareOf('turbocompressore')).toEqual(shareOf('turbocompressore'));
});
