import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListingKind } from '../contract/desk-listing.ts';
import {
  emptyPiece,
  isUntouched,
  nextPiece,
  numbersIn,
  readPiece,
  withNumber,
  type TypedPiece,
} from './typed-piece.ts';
import { withKind } from './with-kind.ts';

const car = {
  brandId: 1,
  modelId: 17,
  year: 2008,
  mileageKm: null,
  fuel: null,
  engineCode: null,
  colour: null,
  vin: null,
};
const headlight: ListingKind = {
  id: 90,
  groupId: 9,
  it: 'Faro anteriore',
  en: 'Headlight',
  words: [],
  hasSide: true,
  hasAxle: false,
};
const typed: TypedPiece = {
  ...emptyPiece,
  car,
  kindId: 90,
  side: 'left',
  numbers: '51 810 268, 51810269\n51 810 268',
  condition: 'B',
  price: '1.250,50',
  place: ' B-10 ',
};
const errorsOf = (change: Partial<TypedPiece>, hashes: string[] = []) => {
  const read = readPiece({ ...typed, ...change }, hashes, 'P-1', headlight);
  return 'errors' in read ? read.errors.map(({ path, code }) => `${path} ${code}`) : [];
};

test('what was typed becomes what the shop is sent', () => {
  expect(readPiece(typed, ['a'.repeat(64)], 'P-1', headlight)).toEqual({
    part: {
      car,
      kindId: 90,
      side: 'left',
      axle: null,
      numbers: ['51 810 268', '51810269'],
      condition: 'B',
      price: 125_050,
      place: 'B-10',
      sku: 'P-1',
      photos: ['a'.repeat(64)],
    },
  });
  expect(readPiece({ ...typed, sku: 'FARO-1', side: 'none' }, [], 'P-1')).toMatchObject({
    part: { sku: 'FARO-1', side: null },
  });
});

test('what is missing or wrong is said by its field, all at once', () => {
  expect(errorsOf({ ...emptyPiece }).toSorted()).toEqual([
    'car required',
    'condition required',
    'kindId required',
    'price required',
    'side required',
  ]);
  expect(errorsOf({ price: 'tanto' })).toEqual(['price invalid']);
  expect(errorsOf({ price: '0' })).toEqual(['price invalid']);
  expect(errorsOf({ numbers: '51 810, ---' })).toEqual(['numbers.1 invalid']);
  expect(errorsOf({ place: 'x'.repeat(81) })).toEqual(['place too_long']);
  expect(
    errorsOf(
      {},
      Array.from({ length: 11 }, (_, at) => `${at}`.padStart(64, '0')),
    ),
  ).toEqual(['photos too_many']);
});

test('the next piece has the car and the shelf of the last, and nothing else of it', () => {
  const next = nextPiece(typed);
  expect(next).toEqual({ ...emptyPiece, car, place: typed.place });
  expect([isUntouched(next), isUntouched(typed), isUntouched({ ...next, price: '8' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('that a car was bought with VAT stays said for its next pieces, and is no word about a piece', () => {
  const withVat = { ...typed, isBoughtWithVat: true };
  expect(readPiece(withVat, [], 'P-1', headlight)).toMatchObject({ part: { vatScheme: 'ordinary' } });
  expect(nextPiece(withVat)).toMatchObject({ car, isBoughtWithVat: true });
  expect(isUntouched(nextPiece(withVat))).toBe(true);
});

test('how a piece was tried goes along where it was said, and is no word about the next one', () => {
  expect(readPiece({ ...typed, tested: 'bench' }, [], 'P-1', headlight)).toMatchObject({
    part: { tested: 'bench' },
  });
  const unsaid = readPiece({ ...typed, tested: null }, [], 'P-1', headlight);
  expect('part' in unsaid && unsaid.part).not.toHaveProperty('tested');
  expect(nextPiece({ ...typed, tested: 'bench' })).not.toHaveProperty('tested');
  expect(isUntouched({ ...emptyPiece, tested: null })).toBe(true);
});

test('what is seldom said goes along where it was said, and is left out where it was not', () => {
  const said = {
    descriptionIt: ' Graffio sul bordo ',
    internalNotes: 'Dal Panda rosso',
    quantity: ' 2 ',
    purchasePrice: '12,50',
  };
  expect(readPiece({ ...typed, ...said }, [], 'P-1', headlight)).toMatchObject({
    part: {
      descriptionIt: 'Graffio sul bordo',
      internalNotes: 'Dal Panda rosso',
      quantity: 2,
      purchasePrice: 1_250,
    },
  });
  expect(readPiece({ ...typed, purchasePrice: '0' }, [], 'P-1')).toMatchObject({
    part: { purchasePrice: 0 },
  });
  const unsaid = { descriptionIt: ' ', internalNotes: '', quantity: '', purchasePrice: '', name: ' ' };
  expect(readPiece({ ...typed, ...unsaid }, [], 'P-1')).toEqual(readPiece(typed, [], 'P-1'));
  expect(errorsOf({ quantity: '0', purchasePrice: 'poco' }).toSorted()).toEqual([
    'purchasePrice invalid',
    'quantity invalid',
  ]);
  expect(errorsOf({ quantity: 'due' })).toEqual(['quantity invalid']);
  expect(nextPiece({ ...typed, ...said })).toEqual(nextPiece(typed));
  expect(isUntouched({ ...nextPiece(typed), ...unsaid, name: '', descriptionIt: '' })).toBe(true);
  expect(isUntouched({ ...nextPiece(typed), quantity: '2' })).toBe(false);
});

test('what fits no kind has a name of its own, which another kind has not', () => {
  const other: ListingKind = { ...headlight, id: 9, hasSide: false, isOther: true };
  const named = withKind(typed, other, 'Barre portatutto');
  expect(readPiece(named, [], 'P-1', other)).toMatchObject({ part: { kindId: 9, name: 'Barre portatutto' } });
  expect(readPiece({ ...named, name: ' ' }, [], 'P-1', other)).toEqual({
    errors: [{ path: 'name', code: 'required' }],
  });
  expect(readPiece(withKind(named, headlight, 'faro'), [], 'P-1')).toEqual(
    readPiece({ ...typed, side: null }, [], 'P-1'),
  );
});

test('of a kind without sides the side is forgotten', () => {
  const alternator = { ...headlight, id: 80, hasSide: false };
  expect(withKind(typed, alternator, '')).toMatchObject({ kindId: 80, side: null });
  expect(withKind(typed, { ...headlight, id: 91 }, '')).toMatchObject({ kindId: 91, side: 'left' });
});

test('where it sits is taken from what it was found by, as far as its kind tells that', () => {
  const strut = { ...headlight, id: 92, hasSide: false, hasAxle: true };
  expect(withKind(typed, headlight, 'faro ant dx')).toMatchObject({ side: 'right', axle: null });
  expect(withKind(typed, headlight, 'faro dx o sx')).toMatchObject({ side: 'left' });
  expect(withKind(typed, strut, 'ammort. post sx')).toMatchObject({ side: null, axle: 'rear' });
});

test('a number that is scanned twice stands there once', () => {
  expect(withNumber('', '51810268')).toBe('51810268');
  expect(withNumber(withNumber('51 810 268', 'A1'), 'A1')).toBe('51 810 268, A1');
  expect(numbersIn(' ; ,\n')).toEqual([]);
});

test('whatever is typed is either sent or told to be wrong', () => {
  const text = fc.string({ unit: 'binary', maxLength: 120 });
  fc.assert(
    fc.property(text, text, text, text, (numbers, price, place, sku) => {
      const read = readPiece({ ...typed, numbers, price, place, sku }, [], 'P-1', headlight);
      if ('errors' in read) expect(read.errors.length).toBeGreaterThan(0);
      else expect(read.part.price).toBeGreaterThan(0);
    }),
  );
});
