import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found } = smallCatalogue([
  { kind: 'vetro-fisso', car: 'Renault Clio III (BR/CR)' },
  { kind: 'vetro-fisso', car: 'Renault Kangoo II (KW)' },
  { kind: 'volante', car: 'Renault Kangoo II (KW)' },
  { kind: 'alternatore', car: 'Fiat Punto (188)' },
  { kind: 'alternatore', car: 'Fiat Grande Punto / Punto Evo (199)' },
]);

test.each([
  'vetro fisso della clio, anzi no quello della kangoo, avete?',
  'ciao ragazzi ho una clio e mi hanno spaccato il vetro fisso piccolo, anzi no della kangoo, avete?',
  'vetro fisso clio no scusate kangoo',
  'vetro fisso clio cioè no kangoo',
  'quarter glass clio, sorry, i meant kangoo',
  'volante, volevo dire vetro fisso, della kangoo',
  'cerco un volante per kangoo o meglio un vetro fisso',
])('the last that was said is meant: %s', async (query) => {
  expect(await found(query)).toEqual(['vetro-fisso Renault Kangoo II (KW)']);
});

test('what was not taken back stays', async () => {
  expect(await found('alternatore clio 2008, anzi punto 188')).toEqual(['alternatore Fiat Punto (188)']);
  expect(await found('vetro fisso kangoo, no?')).toEqual(['vetro-fisso Renault Kangoo II (KW)']);
  expect(await found('vetro fisso kangoo, anzi, grazie')).toEqual(['vetro-fisso Renault Kangoo II (KW)']);
});
