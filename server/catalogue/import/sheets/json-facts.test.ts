import { expect, test } from 'vitest';
import { fileInMemory } from '../yard-file.ts';
import { essenceOf, measureIn, namedValuesIn, onlyPriceIn, stockIn, typedValuesIn } from './json-facts.ts';
import { jsonSheet } from './json-sheet.ts';
import { firstRecords } from './sheet.ts';

test('a measure is one fact with its unit, and what has more to say is none', () => {
  expect(measureIn({ value: 97_400, unit: 'mi' })).toEqual({ value: 97_400, unit: 'mi' });
  expect(measureIn({ value: null, unit: 'km' })).toEqual({ value: '', unit: '' });
  expect(measureIn({ amount: '85.00', currency: 'EUR', vat_included: true })).toBeUndefined();
  expect(measureIn({ value: 3, unit: 'km', source: 'seller' })).toBeUndefined();
  expect(measureIn('97400 mi')).toBeUndefined();
});

test('a list of names with values is told by its names', () => {
  expect(namedValuesIn([{ id: 7, name: 'Marca', value: 'Fiat' }])).toEqual([['Marca', 'Fiat']]);
  expect(namedValuesIn([{ name: 'Shelf', options: ['P2'] }])).toEqual([['Shelf', ['P2']]]);
  expect(namedValuesIn([{ url: 'a.jpg' }])).toBeUndefined();
  expect(namedValuesIn(['a.jpg'])).toBeUndefined();
});

test('a list of values that say their type is told by the types, with all values of each', () => {
  expect(
    typedValuesIn([
      { tipo: 'OE', codice: '51935172' },
      { tipo: 'OE', codice: '52062934' },
      { tipo: 'COMPONENTISTA', codice: '2872890' },
    ]),
  ).toEqual([
    ['OE', ['51935172', '52062934']],
    ['COMPONENTISTA', ['2872890']],
  ]);
  expect(typedValuesIn([{ type: 'main', url: 'a.jpg' }])).toBeUndefined();
});

test('both are columns of the list', async () => {
  const list = [
    {
      code: 'A1',
      car: { mileage: { value: 97_400, unit: 'mi' } },
      attributes: [{ name: 'Marca', value: 'Fiat' }],
    },
    {
      code: 'A2',
      car: { mileage: { value: null, unit: 'km' } },
      attributes: [{ name: 'Scaffale', value: 'P2' }],
    },
  ];
  const sheet = await jsonSheet(fileInMemory(new TextEncoder().encode(JSON.stringify(list))));
  expect(sheet?.header).toEqual(['code', 'car.mileage', 'attributes.Marca', 'attributes.Scaffale']);
  expect(sheet && (await firstRecords(sheet, 9)).map(({ cells }) => cells)).toEqual([
    ['A1', '97400 mi', 'Fiat', ''],
    ['A2', '', '', 'P2'],
  ]);
});

test('the one price of a list of prices is a price, and a list of photos or cars is none', () => {
  const price = { currency: 'EUR', net: 32.77, gross: 39 };
  expect(onlyPriceIn([price])).toBe(price);
  for (const content of [[price, price], [{ url: 'https://x.example/1.jpg', alt: '' }], [], 'EUR', [39]])
    expect(onlyPriceIn(content)).toBeUndefined();
});

test('the stock of several places is one', () => {
  expect(
    stockIn([
      { warehouseId: 1, warehouse: 'Main', quantity: 3, reserved: 1 },
      { warehouseId: 2, warehouse: 'Hall 2', quantity: 1, reserved: 0 },
    ]),
  ).toEqual({ warehouseId: 1, warehouse: 'Main | Hall 2', quantity: 4, reserved: 1 });
  expect(stockIn([{ url: 'a.jpg', width: 800 }])).toBeUndefined();
  expect(stockIn([])).toBeUndefined();
});

test('of a photo its address counts, and of a number that says whose it is the number', () => {
  expect(essenceOf({ url: 'https://x.example/1.jpg', main: true })).toBe('https://x.example/1.jpg');
  expect(essenceOf({ nummer: '038903100F', hersteller: 'Volkswagen' })).toBe('038903100F');
  expect(essenceOf({ make: 'Fiat', model: 'Panda' })).toBeUndefined();
  expect(essenceOf({ code: 'B', name: 'Buono' })).toBeUndefined();
});
