import { expect, test } from 'vitest';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { makes } from '../facts/facts.ts';
import { makersNumber, suppliersNumber } from './part-numbers.ts';
import { createRandom } from './random.ts';

/** The makers' forms over the normalised number. */
const forms: Readonly<Record<string, RegExp>> = {
  'volkswagen audi seat skoda': /^[0-9A-Z]{3}[0-9]{3}[0-9]{3}[A-Z]{0,2}$/,
  'fiat lancia alfa-romeo': /^(\d{7,8}|735\d{6}|1[0-9]{9})$/,
  jeep: /^K?\d{8}[A-Z]{2}$/,
  'bmw mini': /^\d{11}$/,
  'mercedes-benz smart': /^A\d{10}$/,
  'peugeot citroen': /^(9[0-9]\d{8}|16\d{8}|\d{4}[0-9A-Z]{2})$/,
  'renault dacia': /^((77|82|60)\d{8}|\d{9}R)$/,
  'nissan toyota hyundai kia': /^[0-9A-Z]{5}[0-9A-Z]{5}$/,
  'opel chevrolet': /^\d{8}$/,
  ford: /^[0-9A-Z]{4}[0-9A-Z]{4,6}[A-Z]{1,3}$/,
  honda: /^\d{5}[0-9A-Z]{3}[0-9A-Z]{3,4}$/,
  mazda: /^[0-9A-Z]{4}[0-9]{2}[0-9A-Z]{3,4}$/,
  suzuki: /^\d{5}[0-9A-Z]{5}([0-9A-Z]{3})?$/,
  mitsubishi: /^(\d{4}[A-Z]\d{3}|M[A-Z]\d{6})$/,
  volvo: /^\d{7,8}$/,
  'land-rover': /^(LR\d{6}|[A-Z]{3}\d{6})$/,
  subaru: /^\d{5}[A-Z]{2}\d{3}$/,
  porsche: /^[0-9A-Z]{3}\d{3}\d{3}\d{2}$/,
};

const formOf = (makeSlug: string): RegExp | undefined =>
  Object.entries(forms).find(([slugs]) => slugs.split(' ').includes(makeSlug))?.[1];

test('every make’s numbers have its form', () => {
  const random = createRandom('forms');
  for (const { slug, models } of makes)
    for (const { name } of models)
      for (const side of ['left', 'right', undefined] as const) {
        const number = normalizePartNumber(makersNumber(random, { makeSlug: slug, modelName: name, side }));
        expect(number, slug).toMatch(formOf(slug) ?? /^never$/);
      }
});

test('in the Volkswagen group the ninth digit is odd on the left and even on the right', () => {
  const random = createRandom('sides');
  for (let time = 0; time < 50; time++)
    for (const side of ['left', 'right'] as const) {
      const number = makersNumber(random, { makeSlug: 'audi', modelName: 'A3 (8P)', side });
      expect(Number(normalizePartNumber(number)[8]) % 2).toBe(side === 'left' ? 1 : 0);
    }
});

test('a supplier’s number has at least six signs', () => {
  const random = createRandom('suppliers');
  for (let time = 0; time < 50; time++)
    expect(normalizePartNumber(suppliersNumber(random)).length).toBeGreaterThanOrEqual(6);
});
