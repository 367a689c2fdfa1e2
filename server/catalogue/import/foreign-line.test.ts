import { expect, test } from 'vitest';
import { goneIn, numbersOf, placeOf, type ForeignLine } from './foreign-line.ts';
import type { Meaning } from './columns/meanings.ts';

const lineOf = (
  cells: { readonly [Each in Meaning]?: readonly (readonly [header: string, text: string])[] },
  more: Partial<ForeignLine> = {},
): ForeignLine => ({
  line: 2,
  code: '1',
  cells: (meaning) => (cells[meaning] ?? []).map(([header, text]) => ({ header, text })),
  has: (meaning) => meaning in cells,
  ...more,
});

test('a name says side and axle as the lists of each country shorten them', () => {
  const places: Record<string, readonly [side: string | null, axle: string | null]> = {
    'Hinterachsdifferenzial i=2,56': [null, 'rear'],
    'Headlight N/S': ['left', null],
    'Door O/S/F': ['right', 'front'],
    'Aile AV D': ['right', 'front'],
    'FEU AR G': ['left', 'rear'],
    'Zderzak tył': [null, 'rear'],
    'Rückleuchte re. außen': ['right', 'rear'],
    'Frontträger / Schlossträger': [null, 'front'],
    'Durys priekinės kairės': ['left', 'front'],
    'sedile guida': ['left', null],
    'Siège passager': ['right', null],
    Beifahrersitz: ['right', null],
    'Voordeur rechts': ['right', 'front'],
    'Deur rechtsvoor': ['right', 'front'],
    'Deur links achter': ['left', 'rear'],
    Linkerachterlicht: ['left', 'rear'],
    Bestuurdersstoel: ['left', null],
    'Aandrijfas voor links': ['left', 'front'],
    'Voorraadbak VW': [null, null],
    // It is for that car, and not in front.
    'Startmotor voor Renault Clio': [null, null],
    'Porta dianteira esquerda': ['left', 'front'],
    'Cinto da frente direito': ['right', 'front'],
    'Amortecedor trás Esq': ['left', 'rear'],
    'Banco do passageiro': ['right', null],
    // The front of a car is a piece.
    'Frente completa': [null, null],
    // Of a Corsa D and of a Golf no side.
    'Faro Corsa D': [null, null],
  };
  for (const [name, [side, axle]] of Object.entries(places))
    expect(placeOf(lineOf({}), [name]), name).toEqual({ side, axle });
});

test('a letter behind a part of a French list is its side, where it cannot be the car’s', () => {
  const sideOf = (name: string, model: string) =>
    placeOf(lineOf({ model: [['Modèle', model]] }), [name]).side;
  expect(sideOf('RETRO EXT. D ELECT.', '207 1.4 HDI')).toBe('right');
  expect(sideOf('PORTE LAT. COULISSANTE D', 'TRAFIC II')).toBe('right');
  expect(sideOf('POIGNEE EXT. PORTE G', 'TWINGO 2')).toBe('left');
  expect(sideOf('SUPPORT MOTEUR D', 'CORSA D')).toBeNull();
  expect(sideOf('BOITE DE VITESSES D', 'TWINGO 2')).toBeNull();
  expect(placeOf(lineOf({}), ['SUPPORT MOTEUR D']).side).toBeNull();
});

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

test('a line is gone by its state, a remark, a mark, its name, or the heading above it', () => {
  for (const line of [
    lineOf({ status: [['STATO', 'PREN']] }),
    lineOf({ status: [['aktiv', 'nein']] }),
    lineOf({ status: [['In stock?', '0']] }),
    lineOf({ status: [['Pubblicato', '-1']] }),
    lineOf({ status: [['status', 'draft']] }),
    lineOf({ descriptionIt: [['Note', 'vend. 12/02 fatt. 45']] }),
    lineOf({ soldMark: [['Acquirente', 'Off. Bassi']] }),
    lineOf({ nameIt: [['Titolo', 'Motore NON DISPONIBILE']] }),
    lineOf({ nameIt: [['Titolo', 'Motore']] }, { isUnderSold: true }),
  ])
    expect(goneIn(line)).toBeDefined();
  for (const line of [
    lineOf({ status: [['STATO', 'DISP']] }),
    lineOf({ status: [['pubblicato', 'no']] }),
    lineOf({ descriptionIt: [['Note', 'provato']] }),
    lineOf({ soldMark: [['Venduto', 'no']] }),
  ])
    expect(goneIn(line)).toBeUndefined();
});
