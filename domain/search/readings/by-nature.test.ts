import { expect, test } from 'vitest';
import { synonymGroups } from '../../../server/catalogue/facts/facts.ts';
import { smallCatalogue } from '../../../test/small-catalogue.ts';
import { inFront, inRear } from './by-nature.ts';

const { found } = smallCatalogue([
  { kind: 'fendinebbia', car: 'Opel Adam (M13)' },
  { kind: 'terzo-stop', car: 'Opel Adam (M13)' },
  { kind: 'parafango-anteriore', car: 'Opel Adam (M13)' },
  { kind: 'paraurti-anteriore', car: 'Opel Adam (M13)' },
  { kind: 'paraurti-posteriore', car: 'Opel Adam (M13)' },
]);

test.each([
  ['front fog light for the adam', ['fendinebbia Opel Adam (M13)']],
  ['front opel fog light adam', ['fendinebbia Opel Adam (M13)']],
  ['fendinebbia opel anteriore adam', ['fendinebbia Opel Adam (M13)']],
  ['rear third brake light adam', ['terzo-stop Opel Adam (M13)']],
  ['terzo stop adam posteriore', ['terzo-stop Opel Adam (M13)']],
])('where a kind is on every car says nothing: %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('the other end is another thing, and nothing where there is none', async () => {
  for (const query of ['rear opel fog light adam', 'front third brake light adam', 'rear opel wing adam'])
    expect(await found(query), query).toEqual([]);
});

test.each([
  ['muso opel adam paraurti', 'paraurti-anteriore Opel Adam (M13)'],
  ['coda adam opel paraurti', 'paraurti-posteriore Opel Adam (M13)'],
])('the nose and the tail of a car are its ends, beside another kind: %s', async (query, expected) => {
  expect(await found(query)).toEqual([expected]);
});

test('each kind is called as the words of the trade call it first', () => {
  const owns = new Set(synonymGroups.map(([own]) => own));
  for (const name of [...inFront, ...inRear]) expect(owns, name).toContain(name);
});
