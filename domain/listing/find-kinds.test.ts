import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListingKind } from '../contract/desk-listing.ts';
import { createKindFinder } from './find-kinds.ts';

const kind = (id: number, it: string, en: string, words: string[] = []): ListingKind => ({
  id,
  groupId: 1,
  it,
  en,
  words,
  hasSide: false,
  hasAxle: false,
});
const kinds = [
  kind(1, 'Faro anteriore', 'Headlight', ['fanale', 'gruppo ottico']),
  kind(2, 'Fanale posteriore', 'Tail light', ['stop']),
  kind(3, 'Alternatore', 'Alternator', ['dinamo']),
  kind(4, 'Pannello porta', 'Door card'),
  kind(5, 'Portiera anteriore', 'Front door', ['porta anteriore']),
  kind(6, 'Motorino avviamento', 'Starter motor'),
];
const idsOf = (typed: string, recent: number[] = []) =>
  createKindFinder(kinds, 'it', recent)
    .find(typed, 6)
    .map(({ id }) => id);

test('half a word finds its kinds, the one that begins so first', () => {
  expect(idsOf('fa')).toEqual([1, 2]);
  expect(idsOf('port')[0]).toBe(5);
  expect(idsOf('porta')).toEqual([5, 4]);
  expect(idsOf('mot avv')).toEqual([6]);
  expect(idsOf('')).toEqual([]);
  expect(idsOf('cruscotto')).toEqual([]);
});

test('the trade’s other names and the other language find them too, after its own', () => {
  expect(idsOf('fanale')).toEqual([2, 1]);
  expect(idsOf('gruppo ott')).toEqual([1]);
  expect(idsOf('dinamo')).toEqual([3]);
  expect(idsOf('tail')).toEqual([2]);
});

test('what begins as it was typed comes before what only has it within, a whole word before half of one', () => {
  const yard = [
    kind(1, 'Scatola fusibili', 'Fuse box', ['portafusibili', 'porta fusibili']),
    kind(2, 'Cassetto portaoggetti', 'Glove box', ['portaoggetti']),
    kind(3, 'Maniglia esterna', 'Outer handle', ['maniglia sportello']),
    kind(4, 'Portiera anteriore', 'Front door', ['porta', 'sportello']),
    kind(5, 'Centralina cambio', 'Gearbox control unit'),
    kind(6, 'Centralina motore (ECU)', 'Engine control unit', ['centralina', 'ecu']),
  ];
  const find = (typed: string) =>
    createKindFinder(yard, 'it')
      .find(typed, 4)
      .map(({ id }) => id);
  expect(find('porta')).toEqual([4, 1, 2]);
  expect(find('sportello')).toEqual([4, 3]);
  // Of several that begin alike the one that is called just so.
  expect(find('centralina')).toEqual([6, 5]);
  expect(find('ecu')).toEqual([6]);
});

test('a slip of a gloved finger is forgiven in a long word', () => {
  expect(idsOf('alternatoer')).toEqual([3]);
  expect(idsOf('portirea')).toEqual([5]);
  expect(idsOf('faor')).toEqual([]);
});

test('a side, a size, an axle that its kind does not tell, and whose it is may be typed along', () => {
  expect(idsOf('faro ant dx')).toEqual([1]);
  expect(idsOf('alternatore post')).toEqual([3]);
  expect(idsOf('alternatori 90 bosch')).toEqual([3]);
  expect(idsOf('stop post n/s')).toEqual([2]);
  expect(idsOf('bosch')).toEqual([]);
  expect(idsOf('post dx')).toEqual([2]);
});

test('several of one kind are found by their plural, after what goes on so', () => {
  expect(idsOf('motori')[0]).toBe(6);
  expect(idsOf('portiere ant')[0]).toBe(5);
  expect(idsOf('tail lights')).toEqual([2]);
});

test('of those that are as likely the one that was listed last comes first', () => {
  const alike = [kind(7, 'Vetro porta', 'Door glass'), kind(8, 'Vetro fisso', 'Quarter glass')];
  const find = (recent: number[]) => createKindFinder(alike, 'it', recent).find('vetro', 2)[0]?.id;
  expect([find([]), find([8]), find([7, 8])]).toEqual([7, 8, 7]);
});

test('every kind is found by its own name, and whatever is typed breaks nothing', () => {
  for (const { id, it } of kinds) expect(idsOf(it)[0]).toBe(id);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 4 }), (typed, most) => {
      expect(createKindFinder(kinds, 'en').find(typed, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
