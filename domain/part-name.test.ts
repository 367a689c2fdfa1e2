import { expect, test } from 'vitest';
import { nameWithSide } from './part-name.ts';

test.each([
  ['Faro anteriore', 'left', 'Faro anteriore sinistro'],
  ['Faro anteriore', 'right', 'Faro anteriore destro'],
  ['Portiera posteriore', 'left', 'Portiera posteriore sinistra'],
  ['Pinza freno', 'right', 'Pinza freno destra'],
  ['Specchietto retrovisore esterno', 'left', 'Specchietto retrovisore esterno sinistro'],
  ['Fendinebbia', 'right', 'Fendinebbia destro'],
  ['Luce targa', 'left', 'Luce targa sinistra'],
  ['Semiasse', 'left', 'Semiasse sinistro'],
] as const)('%s on the %s is called %s', (name, side, expected) => {
  expect(nameWithSide({ name, side }, 'it')).toBe(expected);
});

test.each([
  ['Faro anteriore xenon/LED', 'Faro anteriore xenon/LED, lato sinistro'],
  ['Luce diurna (DRL)', 'Luce diurna (DRL), lato sinistro'],
  ['Faro anteriore Fiat Panda', 'Faro anteriore Fiat Panda, lato sinistro'],
  ['Cintura di sicurezza con pretensionatore', 'Cintura di sicurezza con pretensionatore, lato sinistro'],
  ['Fari anteriori', 'Fari anteriori, lato sinistro'],
])('where nobody can tell what the side would belong to it stands apart: %s', (name, expected) => {
  expect(nameWithSide({ name, side: 'left' }, 'it')).toBe(expected);
});

test('English says it behind the name', () => {
  expect(nameWithSide({ name: 'Headlight', side: 'right' }, 'en')).toBe('Headlight, right');
});

test('a name that says a side, or a part without one, stays as it is', () => {
  for (const name of [
    'Faro anteriore sinistro',
    'Fanale post. DX',
    'Front headlight, left',
    'Coppia fari dx e sx',
  ])
    for (const locale of ['it', 'en'] as const)
      expect(nameWithSide({ name, side: 'left' }, locale)).toBe(name);
  expect(nameWithSide({ name: 'Alternatore', side: null }, 'it')).toBe('Alternatore');
  expect(nameWithSide({ name: 'Alternatore' }, 'it')).toBe('Alternatore');
});
