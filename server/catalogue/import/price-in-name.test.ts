import { expect, test } from 'vitest';
import { lineOf } from '../../../test/line-of-cells.ts';
import { readForeignPrice } from './cells/foreign-values.ts';
import { withPriceInName } from './price-in-name.ts';

const read = (name: string, price = ''): [string, number | undefined] => {
  const line = withPriceInName(lineOf({ nameIt: [['COSA', name]], price: [['EURO', price]] }));
  return [line.cells('nameIt')[0]!.text, readForeignPrice(line.cells('price')[0]!.text)?.cents];
};

test('a sentence says its price, in any manner, and is named without it', () => {
  const said: Record<string, [string, number]> = {
    'Tergi Fiat Stilo anno 2002, codice 51701126, scaffale C3, euro 25': [
      'Tergi Fiat Stilo anno 2002, codice 51701126, scaffale C3',
      2_500,
    ],
    '2 fendinebbia Grande Punto, 51718141, 20 euro l’uno': ['2 fendinebbia Grande Punto, 51718141', 2_000],
    'Specchio sinistro Panda 2006, 20 €, sta in B4': ['Specchio sinistro Panda 2006, sta in B4', 2_000],
    'corpo farfallato golf 4 1.6 16v, 35€': ['corpo farfallato golf 4 1.6 16v', 3_500],
    'pompa idroguida ducato 2.8 jtd 2003 (46534757) € 70,00': [
      'pompa idroguida ducato 2.8 jtd 2003 (46534757)',
      7_000,
    ],
    'Mercedes 168 del 1999: scatola fusibili, A1685450205, chiedo 50': [
      'Mercedes 168 del 1999: scatola fusibili, A1685450205',
      5_000,
    ],
    'motore completo Ducato 1.250,00 euro': ['motore completo Ducato', 125_000],
  };
  for (const [name, told] of Object.entries(said)) expect(read(name), name).toEqual(told);
});

test('no price, several, or one in its own cell leave a line as it is', () => {
  for (const name of [
    'alzacristallo Mondeo 2002, prezzo da vedere',
    'marmitta Euro 4 Fiat Punto',
    'faro 20 euro, coppia 35 euro',
  ])
    expect(read(name), name).toEqual([name, undefined]);
  expect(read('faro, 20 euro', '15')).toEqual(['faro, 20 euro', 1_500]);
});
