import { expect, test } from 'vitest';
import { lineOf } from '../../../test/line-of-cells.ts';
import { numbersOf } from './numbers-of-line.ts';

test('a name and a remark say a number behind who made the part, beside the column of numbers', () => {
  const numbers = (name: string, remark: string) =>
    numbersOf(
      lineOf({
        serialNumber: [['OE', '504389548']],
        nameIt: [['Nome', name]],
        descriptionIt: [['Note', remark]],
      }),
    ).numbers;
  expect(numbers('INIETTORE BOSCH 0445110418', '')).toEqual(['504389548', '0445110418']);
  expect(numbers('Gruppo abs', 'Bosch 0265950471')).toEqual(['504389548', '0265950471']);
  expect(numbers('Turbo', '038253016L aufgedruckt')).toEqual(['504389548', '038253016L']);
  expect(numbers('Gruppo ABS', '6Q0 907 379 AF centralina')).toEqual(['504389548', '6Q0 907 379 AF']);
  expect(numbers('Gruppo ABS', 'chiamare 333 123 456')).toEqual(['504389548']);
  expect(numbers('ALTERNATORE BOSCH 120A', 'Denso, 2008')).toEqual(['504389548']);
});

test('a sentence of a description is a number, where neither a column nor the title says one', () => {
  const numbers = (remark: string) =>
    numbersOf(
      lineOf({ nameIt: [['titolo', 'Specchietto Nissan Juke 2011']], descriptionIt: [['testo', remark]] }),
    ).numbers;
  expect(numbers('<p>Codice 963011KA0B. 7 fili, ripiegabile.</p><p>Spediamo in 24h.</p>')).toEqual([
    '963011KA0B',
  ]);
  expect(numbers('<p>Elettrico, ottimo. LR011489</p><p>Spediamo con corriere.</p>')).toEqual(['LR011489']);
  expect(numbersOf(lineOf({ nameIt: [['titolo', 'BRACCIO PEUGEOT 308 2008 3520.W9']] })).numbers).toEqual([
    '3520.W9',
  ]);
  expect(numbers('<p>Elettrico. 3331234567</p><p>Codice radio 12345678.</p>')).toEqual([]);
});

test('a short remark says the number somewhere, where nothing else says one, and no telephone', () => {
  const numbers = (descriptionIt: string) =>
    numbersOf(lineOf({ nameIt: [['titolo', 'Faro Peugeot 208']], descriptionIt: [['testo', descriptionIt]] }))
      .numbers;
  expect(numbers('Fanale per Peugeot 208 dal 2012 in poi, codice 9672628780. Come nuovo!!')).toEqual([
    '9672628780',
  ]);
  expect(numbers('FAP originale Kia 28950-2A420 pulito e rigenerato')).toEqual(['28950-2A420']);
  expect(numbers('Servofreno completo di pompa freni. codice 13 384 207')).toEqual(['13384207']);
  for (const text of [
    'chiamare 3331234567',
    'per informazioni 333 1234567',
    'smontato da Peugeot 208 del 2012',
  ])
    expect(numbers(text), text).toEqual([]);
});

test('a remark that is nothing but a number is the number, where no column says one', () => {
  const numbers = (remark: string, number = '') =>
    numbersOf(
      lineOf({ descriptionIt: [['Bem.', remark]], ...(number ? { serialNumber: [['OE', number]] } : {}) }),
    ).numbers;
  expect(numbers('8E0 601 025 AJ')).toEqual(['8E0 601 025 AJ']);
  expect(numbers('4M51-A042B85-CF')).toEqual(['4M51-A042B85-CF']);
  expect(numbers('735441232', '51717823')).toEqual(['51717823']);
  for (const other of [
    'Preis je Stück',
    '0471 1234567',
    '+39 333 1234567',
    '165000 km',
    '12/02/2024',
    'T125/80R15',
  ])
    expect(numbers(other), other).toEqual([]);
});

test('two whole numbers with a dash between them are two, and a title says one in two groups', () => {
  const numbers = (cells: Parameters<typeof lineOf>[0]) => numbersOf(lineOf(cells)).numbers;
  expect(numbers({ serialNumber: [['serialNumber', '6Q0614117H-6Q0907379R']] })).toEqual([
    '6Q0614117H',
    '6Q0907379R',
  ]);
  expect(numbers({ serialNumber: [['serialNumber', '8V51-3B436-DB']] })).toEqual(['8V51-3B436-DB']);
  expect(numbers({ nameIt: [['nameIt', 'CENTRALINA AIRBAG BMW E87 2004-2011 6577 9184432']] })).toEqual([
    '65779184432',
  ]);
  expect(
    numbers({
      nameIt: [['nameIt', 'CENTR. CAMBIO SMART 450']],
      descriptionIt: [['descriptionIt', '0003107V007']],
    }),
  ).toEqual(['0003107V007']);
});
