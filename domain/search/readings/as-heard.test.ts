import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found } = smallCatalogue([
  { kind: 'radiatore-acqua', car: 'Renault Mégane III (BZ)' },
  { kind: 'pompa-freno', car: 'Renault Mégane III (BZ)' },
  { kind: 'debimetro', car: 'Jeep Compass (MK49)', engine: 'ENE' },
  { kind: 'alternatore', car: 'Jeep Grand Cherokee (WJ)', engine: 'ENJ' },
  { kind: 'alternatore', car: 'Jeep Compass (MK49)', engine: 'ENE' },
  { kind: 'pompa-freno', car: 'Fiat Panda (169)' },
]);

test('every word may be mistyped, where each is near to one alone', async () => {
  expect((await found('radiattore aqua reno megan'))[0]).toBe('radiatore-acqua Renault Mégane III (BZ)');
  expect((await found('debimettro gieep compas'))[0]).toBe('debimetro Jeep Compass (MK49)');
});

test('a maker written as it is heard is that maker', async () => {
  expect(await found('pompa freno renol')).toEqual(['pompa-freno Renault Mégane III (BZ)']);
  expect(await found('alternatore gieep compass')).toEqual(['alternatore Jeep Compass (MK49)']);
});

test('what sounds like no maker is found nowhere', async () => {
  expect(await found('tapparella reno')).toEqual([]);
});

test('of an engine its code and its family are told together', async () => {
  expect(await found('alternatore ENE jeep crd')).toEqual(['alternatore Jeep Compass (MK49)']);
  expect(await found('alternatore ENJ jeep 2.5 crd')).toEqual(['alternatore Jeep Grand Cherokee (WJ)']);
});
