import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found, search } = smallCatalogue([
  { kind: 'motore-completo', car: 'Toyota Aygo (AB1)', engine: '1KR-FE' },
  { kind: 'cambio-manuale', car: 'Mercedes-Benz Classe C (W204)', engine: 'OM642' },
  { kind: 'cambio-manuale', car: 'Mercedes-Benz Classe C (W203)', engine: 'OM646' },
  { kind: 'cambio-manuale', car: 'Fiat Punto (188)', engine: '188A4.000' },
  { kind: 'body-computer', car: 'Alfa Romeo 147 (937)' },
  { kind: 'body-computer', car: 'Fiat Grande Punto / Punto Evo (199)' },
  { kind: 'autoradio', car: 'Toyota RAV4 III (XA30)' },
  { kind: 'autoradio', car: 'Toyota RAV4 II (XA20)' },
  { kind: 'cofano-motore', car: 'Volkswagen Golf V (1K)' },
  { kind: 'cofano-motore', car: 'Volkswagen Golf IV (1J)' },
  { kind: 'fanale-posteriore', car: 'Citroën C3 I' },
  { kind: 'fanale-posteriore', car: 'Opel Corsa C (X01)' },
  { kind: 'faro-anteriore', car: 'Audi A3 (8P)' },
  { kind: 'faro-anteriore', car: 'Audi A4 B8 (8K)' },
  { kind: 'serratura-cofano', car: 'Fiat Punto (188)', number: '83478878AD' },
  { kind: 'cofano-motore', car: 'Jeep Grand Cherokee (WK2)' },
  { kind: 'parafango-anteriore', car: 'smart forfour (454)' },
  { kind: 'parafango-anteriore', car: 'BMW Serie 3 (E90/E91)' },
  { kind: 'parafango-anteriore', car: 'BMW Serie 1 (F20/F21)' },
  { kind: 'antenna', car: 'Lancia Y (840)' },
  { kind: 'antenna', car: 'Lancia Ypsilon (843)' },
  { kind: 'coppa-olio', car: 'Renault Clio III (BR/CR)', number: '4415214396' },
]);

test.each([
  ['motore 1krfe', ['motore-completo Toyota Aygo (AB1)']],
  ['motore 1kr fe', ['motore-completo Toyota Aygo (AB1)']],
  ['mercedes om 642 cambio', ['cambio-manuale Mercedes-Benz Classe C (W204)']],
  ['cambio om-646', ['cambio-manuale Mercedes-Benz Classe C (W203)']],
  ['cambio punto 188a4000', ['cambio-manuale Fiat Punto (188)']],
  ['cambio 188 a4 000', ['cambio-manuale Fiat Punto (188)']],
])('an engine’s code is compared without blanks and signs: %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test.each([
  ['bodycomputer alfa147', ['body-computer Alfa Romeo 147 (937)']],
  ['body computer alfaromeo147', ['body-computer Alfa Romeo 147 (937)']],
  ['body computer fiatgrandepunto', ['body-computer Fiat Grande Punto / Punto Evo (199)']],
  ['faro audia3', ['faro-anteriore Audi A3 (8P)']],
  ['faro audi a 3', ['faro-anteriore Audi A3 (8P)']],
  ['fanale c 3', ['fanale-posteriore Citroën C3 I']],
  ['radio toyotarav4 2', ['autoradio Toyota RAV4 II (XA20)']],
  ['cofano vwgolf5', ['cofano-motore Volkswagen Golf V (1K)']],
  ['rav 4 terza serie radio', ['autoradio Toyota RAV4 III (XA30)']],
  ['radio rav-4 2', ['autoradio Toyota RAV4 II (XA20)']],
  ['parafangoanteriore forfour454', ['parafango-anteriore smart forfour (454)']],
  ['cofano grancherokee', ['cofano-motore Jeep Grand Cherokee (WK2)']],
])('a car’s name is joined and parted as the shop writes it: %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('a name is shown parted while its model is still being typed', async () => {
  expect(await found('alfa1')).toEqual(['body-computer Alfa Romeo 147 (937)']);
  expect((await search('audia')).suggestions.cars.map(({ brand }) => brand?.name)).toContain('Audi');
});

test('so is one of several words without a blank, also with a letter less', async () => {
  for (const typed of ['grandcher', 'grancher', 'grancheroke'])
    expect(await found(typed), typed).toEqual(['cofano-motore Jeep Grand Cherokee (WK2)']);
});

test.each([
  ['rav quattro', ['autoradio Toyota RAV4 II (XA20)', 'autoradio Toyota RAV4 III (XA30)']],
  ['cofano golf cinque', ['cofano-motore Volkswagen Golf V (1K)']],
  ['alfa centoquarantasette', ['body-computer Alfa Romeo 147 (937)']],
  ['parafango serie tre', ['parafango-anteriore BMW Serie 3 (E90/E91)']],
  ['fanale citroen c tre', ['fanale-posteriore Citroën C3 I']],
])('a number of a name may be written as a word: %s', async (query, expected) => {
  expect((await found(query)).toSorted()).toEqual(expected);
});

test('a digit that counts doors is no part of a name', async () => {
  expect(await found('faro audi a 3 porte')).toContain('faro-anteriore Audi A4 B8 (8K)');
  expect(await found('corsa c 3 porte fanale')).toEqual(['fanale-posteriore Opel Corsa C (X01)']);
  expect(await found('faro a 3')).not.toEqual(['faro-anteriore Audi A3 (8P)']);
});

test('an abbreviation before a number is no part of a name', async () => {
  expect(await found('ricambio n. 8-3478878AD')).toEqual(['serratura-cofano Fiat Punto (188)']);
});

test.each(['antenna lancia y 96', 'antenna lancia y 96 nera'])(
  'two digits behind a car are its year: %s',
  async (query) => {
    expect(await found(query)).toEqual(['antenna Lancia Y (840)']);
  },
);

test.each(['otto tre quattro sette otto otto sette otto a d', 'serratura otto 3478 otto sette 8 ad punto'])(
  'the number of a part is found as it was dictated: %s',
  async (query) => {
    expect(await found(query)).toEqual(['serratura-cofano Fiat Punto (188)']);
  },
);

test('a number in pieces names no car and no year', async () => {
  expect(await found('441 521 4-3.96')).toEqual(['coppa-olio Renault Clio III (BR/CR)']);
});
