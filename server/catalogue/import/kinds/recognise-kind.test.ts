import { expect, test } from 'vitest';
import { createOtherKinds } from './other-kinds.ts';
import { alternativesIn, createKindRecogniser, stepsOf } from './recognise-kind.ts';

test('two words for one piece are each asked', () => {
  expect(alternativesIn('CIM Modul / Lenkstockschalter')).toEqual(['CIM Modul', 'Lenkstockschalter']);
  expect(alternativesIn('ABS/ESP')).toEqual([]);
});

test('all that one of two words says counts more than a word of them both', () => {
  const kinds = new Map(
    ['portiera-anteriore', 'pulsantiera-alzacristalli', 'faro-anteriore'].map((slug, at) => [
      slug,
      {
        id: at + 1,
        parentId: 100,
        slug,
        nameIt: slug,
        nameEn: slug,
        safety: false,
        hazard: null,
        weightKg: 1,
        parcelSize: 'M' as const,
      },
    ]),
  );
  const kindOf = createKindRecogniser(kinds, new Map(), createOtherKinds(new Map()));
  const slugOf = (name: string) => kindOf({ names: [name], categories: [], axle: 'front' }).kind.slug;
  expect(slugOf('Door control unit / window switch')).toBe('pulsantiera-alzacristalli');
  expect(slugOf('Faro anteriore / alogeno')).toBe('faro-anteriore');
});

test('of several categories the deepest tells most, and of a path its end', () => {
  expect(stepsOf('Luci, Luci > Fari anteriori')[0]).toBe('Fari anteriori');
  expect(stepsOf('Engine | Fuel system')).toEqual(['Fuel system', 'Engine']);
  expect(stepsOf('Fari, fanali')).toEqual(['Fari, fanali']);
});
