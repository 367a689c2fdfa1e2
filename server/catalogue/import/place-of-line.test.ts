import { expect, test } from 'vitest';
import { lineOf } from '../../../test/line-of-cells.ts';
import { placeOf, withoutAvant } from './place-of-line.ts';

test('a name says side and axle as the lists of each country shorten them', () => {
  const places: Record<string, readonly [side: string | null, axle: string | null]> = {
    'Hinterachsdifferenzial i=2,56': [null, 'rear'],
    'Headlight N/S': ['left', null],
    'Door O/S/F': ['right', 'front'],
    'TAIL LAMP OSR LED': ['right', 'rear'],
    'Wing NSF': ['left', 'front'],
    'Aile AV D': ['right', 'front'],
    'FEU AR G': ['left', 'rear'],
    'Zderzak tył': [null, 'rear'],
    'Rückleuchte re. außen': ['right', 'rear'],
    'Frontträger / Schlossträger': [null, 'front'],
    'Durys priekinės kairės': ['left', 'front'],
    'sedile guida': ['left', null],
    'Antriebswelle vo re': ['right', 'front'],
    'Stoßstange hi': [null, 'rear'],
    Dørlås: [null, null],
    'Sedile anteriore guida': ['left', 'front'],
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
    'Oglinda dr.': ['right', null],
    'far stg': ['left', null],
    'Ușă stânga față': ['left', 'front'],
    'Scaun șofer': ['left', null],
    'Strålkastare V': ['left', null],
    'Dörr VB': ['left', 'rear'],
    'Bakdörr höger': ['right', 'rear'],
    'Fordør h.': ['right', 'front'],
    'Støddæmper venstre for': ['left', 'front'],
    // A generation and a body.
    'Golf V faro': [null, null],
    'Corsa HB fanale': [null, null],
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

test('the head of a remark says the place that the name has no room for, but not that of a damage', () => {
  const place = (remark: string) =>
    placeOf(lineOf({ nameIt: [['TEILEBEZ', 'Scheinwerfer']], descriptionIt: [['ZUSATZ', remark]] }), [
      'Scheinwerfer',
    ]);
  expect(place('links Halogen')).toEqual({ side: 'left', axle: null });
  expect(place('hinten rechts, geprüft')).toEqual({ side: 'right', axle: 'rear' });
  expect(place('rechts verkratzt')).toEqual({ side: null, axle: null });
  expect(place('mit Kabel links')).toEqual({ side: null, axle: null });
});

test('letters of a Danish list say side and axle, where a letter of the name says that it is one', () => {
  const place = (name: string) =>
    placeOf(lineOf({ nameIt: [['Varetekst', name]], side: [['V/H', 'H']], axle: [['For/Bag', 'F']] }), [
      name,
    ]);
  expect(place('Dør')).toEqual({ side: 'right', axle: 'front' });
});

test('a note for the yard says the place where it says nothing else, and so does a Dutch `voor`', () => {
  const placed = (internalNotes: string) =>
    placeOf(lineOf({ internalNotes: [['Note', internalNotes]] }), ['Semiasse']);
  expect(placed('DX')).toEqual({ side: 'right', axle: null });
  expect(placed('dx, cuffia rotta')).toEqual({ side: null, axle: null });
  expect(placeOf(lineOf({ descriptionIt: [['opmerking', 'voor']] }), ['Hoofdsteun'])).toEqual({
    side: null,
    axle: 'front',
  });
});

test('an Audi has a body that is called as the front is in French', () => {
  expect(withoutAvant('LAMPA TYŁ LEWA LED AVANT', 'AUDI')).toBe('LAMPA TYŁ LEWA LED');
  expect(withoutAvant('Aile avant gauche', 'Audi')).toBe('Aile avant gauche');
  expect(withoutAvant('Feu arrière / avant', 'Renault')).toBe('Feu arrière / avant');
});

test('who sits on a seat says its side', () => {
  expect(placeOf(lineOf({}), ['Front seat driver leather'])).toEqual({ side: 'left', axle: 'front' });
  const british = { isRightHandDrive: true, isInMiles: true };
  expect(placeOf(lineOf({}), ["Driver's seat"], british).side).toBe('right');
  expect(placeOf(lineOf({}), ['Driver airbag'])).toEqual({ side: null, axle: null });
});
