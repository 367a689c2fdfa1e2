import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found, search } = smallCatalogue([
  { kind: 'scatola-filtro-aria', car: 'Audi A4 B8 (8K)', engine: 'CAGA' },
  { kind: 'scatola-filtro-aria', car: 'Volkswagen Golf V (1K)', engine: 'BKC' },
  { kind: 'motore-completo', car: 'Audi A4 B8 (8K)', engine: 'CAGA' },
  { kind: 'supporto-motore', car: 'Audi A4 B8 (8K)', engine: 'CAGA' },
  { kind: 'iniettore', car: 'Fiat Panda (169)', engine: '188A9000' },
  { kind: 'cerchio-lega', car: 'Fiat Panda (169)' },
  { kind: 'set-cerchi-lega', car: 'Volvo S40/V50' },
  { kind: 'cerchio-lega', car: 'Volvo S40/V50' },
  { kind: 'faro-anteriore', car: 'Volkswagen Golf IV (1J)' },
  { kind: 'faro-anteriore', car: 'Volkswagen Golf V (1K)' },
  { kind: 'portiera-anteriore', car: 'smart forfour (454)' },
  { kind: 'frizione-kit', car: 'Hyundai Tucson (TL)', fuel: 'lpg' },
  { kind: 'frizione-kit', car: 'Hyundai Tucson (TL)', fuel: 'diesel' },
  { kind: 'bombola-gpl-metano', car: 'Hyundai Tucson (TL)', fuel: 'lpg' },
  { kind: 'quadro-strumenti', car: 'Mercedes-Benz Classe C (W204)' },
  { kind: 'quadro-strumenti', car: 'Mercedes-Benz Classe A (W169)' },
]);

test.each([
  ['scatola filtro aria audi motore caga', ['scatola-filtro-aria Audi A4 B8 (8K)']],
  ['engine BKC air filter housing', ['scatola-filtro-aria Volkswagen Golf V (1K)']],
  ['iniettori panda motore 1.3 mjt', ['iniettore Fiat Panda (169)']],
  ['codice motore bkc scatola filtro aria', ['scatola-filtro-aria Volkswagen Golf V (1K)']],
  ['supporto motore caga', ['supporto-motore Audi A4 B8 (8K)']],
])('before its code the word engine is no kind, where another is named: %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('where no kind is named besides, the engine is meant', async () => {
  for (const query of ['motore caga', 'motore codice caga', 'motore sigla CAGA'])
    expect((await found(query))[0], query).toBe('motore-completo Audi A4 B8 (8K)');
  expect(await found('engine caga audi', 'en')).toContain('motore-completo Audi A4 B8 (8K)');
});

test('how many are wanted is passed over, and counts where the kind’s name says it', async () => {
  expect(await found('looking for four alloy wheels for a Volvo S40', 'en')).toContain(
    'set-cerchi-lega Volvo S40/V50',
  );
  expect((await found('quattro cerchi in lega volvo s40'))[0]).toBe('set-cerchi-lega Volvo S40/V50');
  expect(await found('due cerchi in lega panda')).toEqual(['cerchio-lega Fiat Panda (169)']);
  expect((await search('coppia di fari golf 4')).ignored).toEqual(['coppia']);
  expect(await found('coppia di fari golf 4')).toEqual(['faro-anteriore Volkswagen Golf IV (1J)']);
  expect(await found('pair of headlights golf 5', 'en')).toEqual(['faro-anteriore Volkswagen Golf V (1K)']);
});

test('a count may be said in several words', async () => {
  for (const query of [
    'set of two headlights golf 4',
    '2x headlight golf 4',
    'n. 2 fari golf 4',
    'fari golf 4',
  ])
    expect(await found(query), query).toEqual(['faro-anteriore Volkswagen Golf IV (1J)']);
});

test('a digit behind a car’s name counts nothing', async () => {
  expect(await found('golf 4 fari')).toEqual(['faro-anteriore Volkswagen Golf IV (1J)']);
});

test('a smart’s name in two words is one, where nothing else can be meant', async () => {
  for (const query of ['smart for four portiera', 'portiera for four 454', 'portiera for four', 'for four'])
    expect(await found(query), query).toEqual(['portiera-anteriore smart forfour (454)']);
});

test('an engine’s code tells as much as a car’s name, and lets pass what nobody knows', async () => {
  expect((await search('scatola filtro aria bkc 766')).ignored).toEqual(['766']);
  expect(await found('scatola filtro aria iphone')).toEqual([]);
});

test('an engine’s code alone asks for the engine, where one is wanted or a whole one', async () => {
  for (const query of ['avete un caga per audi?', 'audi caga completo'])
    expect((await found(query))[0], query).toBe('motore-completo Audi A4 B8 (8K)');
  expect(await found('pezzi di un caga completo')).toContain('scatola-filtro-aria Audi A4 B8 (8K)');
  expect(await found('scatola filtro aria completa caga')).toEqual(['scatola-filtro-aria Audi A4 B8 (8K)']);
});

test('the letter of a class is no word of asking', async () => {
  const query = 'x favore mi dite se avete il quadro strumenti del classe c';
  expect(await found(query)).toEqual(['quadro-strumenti Mercedes-Benz Classe C (W204)']);
});

test('a fuel system is what is sought where no other kind is named, and else says what the car takes', async () => {
  for (const query of [
    'tucson impianto gas frizione',
    'frizione tucson impianto gpl',
    'frizione tucson a gas',
  ])
    expect(await found(query), query).toEqual(['frizione-kit Hyundai Tucson (TL)']);
  expect((await found('tucson impianto gas'))[0]).toBe('bombola-gpl-metano Hyundai Tucson (TL)');
});
