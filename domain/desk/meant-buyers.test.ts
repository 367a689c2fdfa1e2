import { expect, test } from 'vitest';
import { meantOrders } from './meant-buyers.ts';
import { readOrderSearch } from './order-search.ts';

const order = (
  id: string,
  firstName: string,
  lastName: string,
  amount: number,
  companyName: string | null = null,
) => ({
  id,
  firstName,
  lastName,
  companyName,
  amount,
});
const orders = [
  order('elena', 'Elena', 'Popescu', 9_500),
  order('stefan', 'Ștefan', 'Popescu', 9_500),
  order('dearer', 'Elena', 'Popescu', 12_000),
  order('sarti', 'Luca', 'Sarti', 4_000, 'Elettrauto Sant’Agostino S.n.c. di Greco e Lo Cascio'),
  order('mueller', 'Jürgen', 'Müller', 31_870),
];
const meant = (text: string) =>
  meantOrders(text, readOrderSearch(text, new Date('2026-11-28T12:00:00Z')), orders).map(({ id }) => id);

test('a line of a bank statement means whose whole name stands in it', () => {
  expect(meant('ACCREDITO BONIFICO ORD. POPESCU ELENA CAUSALE RICAMBI')).toEqual(['elena', 'dearer']);
  expect(meant('ORDINANTE: ELETTRAUTO SANT AGOSTINO SNC DI GRECO E LO C')).toEqual(['sarti']);
  expect(meant('CANONE MENSILE CONTO CORRENTE')).toEqual([]);
  expect(meant('BONIFICO POPESCU MARIA')).toEqual([]);
});

test('of several the one with the amount that stands there is meant; a stranger’s amount means its orders', () => {
  expect(meant('POPESCU ELENA + 120,00 RICAMBI')).toEqual(['dearer']);
  expect(meant('POPESCU ELENA 77,00 RICAMBI')).toEqual(['elena', 'dearer']);
  expect(meant('BONIFICO DA VERDI LUIGIA EUR 318,70')).toEqual(['mueller']);
});

test('slips in longer words are forgiven', () => {
  expect(meant('popesco stefan')).toEqual(['stefan']);
  expect(meant('Mueller')).toEqual(['mueller']);
  expect(meant('sart')).toEqual([]);
});
