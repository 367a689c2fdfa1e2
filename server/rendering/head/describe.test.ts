import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../../../domain/contract/parts.ts';
import type { Searched } from '../../../domain/landing-page.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies } from '../../../shop.config.ts';
import { describePart, describeSearch, fitted } from './describe.ts';

const belt = {
  name: 'Cintura di sicurezza anteriore sinistra con pretensionatore',
  serialNumber: '735 145 027',
  models: [{ id: 1, name: 'Giulietta (940)', brand: { id: 1, name: 'Alfa Romeo' } }],
  car: {},
  year: 2012,
  mileageKm: 121_000,
  carModels: '',
  quantity: 1,
  condition: 'B',
  discountedPrice: 7900,
} as unknown as Part;
const clip = { ...belt, name: 'Clip', serialNumber: '1', mileageKm: null } as Part;

test('the price stands there however long the name is; the car as far as there is room', () => {
  expect(describePart(belt, 'it')).toMatch(
    /^Cintura di sicurezza anteriore sinistra con pretensionatore 735 145 027: ricambio originale usato\. Condizione B, 79,00\u00a0€\./,
  );
  expect(describePart(clip, 'it')).toContain(
    `Clip 1: ricambio originale usato, smontato da Alfa Romeo Giulietta (940) del 2012. Condizione B, 79,00\u00a0€. Reso entro ${withdrawalPeriod('it', policies.withdrawalDays)}.`,
  );
  expect(describePart({ ...clip, car: null, carModels: 'Fiat Panda (169) 2003–2012' }, 'en')).toBe(
    `Clip 1: used original part for Fiat Panda (169) 2003–2012. Condition B, €79.00. ${withdrawalPeriod('en', policies.withdrawalDays)} to give it back. Delivered all over Italy.`,
  );
});

test('a sold part has no price', () => {
  expect(describePart({ ...clip, quantity: 0 }, 'it')).toBe(
    'Clip 1: ricambio originale usato, smontato da Alfa Romeo Giulietta (940) del 2012. Venduto: nella pagina trovi quello che abbiamo di simile.',
  );
});

test('a search says how much there is, of what and for which car', () => {
  const lists = {
    brands: [{ id: 5, name: 'Fiat' }],
    models: [{ id: 17, name: 'Panda (169)' }],
    categories: [{ id: 2, name: 'Alternatore' }],
  };
  const searched = (options: Searched['options'], total: number) =>
    describeSearch({ ...lists, options, result: { total } } as unknown as Searched, 'it');
  expect(searched({}, 4650)).toMatch(/^4\.650 ricambi auto originali usati, con il numero/);
  expect(searched({ category: '2', brand: '5', model: '17' }, 1)).toMatch(
    /^Alternatore: 1 ricambio auto originale usato per Fiat Panda \(169\), con .* da cui viene\./,
  );
  expect(searched({ query: 'faro' }, 12)).toMatch(/^“faro”: 12 ricambi/);
});

test('whatever a yard writes, and whatever is searched, a description is no longer than is shown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 60 }), (name, serialNumber) => {
      expect(describePart({ ...belt, name, serialNumber }, 'en').length).toBeLessThanOrEqual(160);
      const search = {
        options: { query: name },
        result: { total: 3 },
        brands: [],
        models: [],
        categories: [],
      };
      expect(describeSearch(search, 'it').length).toBeLessThanOrEqual(160);
    }),
  );
});

test('pieces follow each other while there is room, and none is passed over for a shorter one', () => {
  expect(fitted(['Faro', ' 51 810 268', ' Panda'], 21)).toBe('Faro 51 810 268 Panda');
  expect(fitted(['Faro', ' 51 810 268', ' Panda'], 20)).toBe('Faro 51 810 268');
  expect(fitted(['Faro', ' di una Fiat Panda (169)', ' 2009'], 20)).toBe('Faro');
});

test('the first piece stands whatever its length', () => {
  expect(fitted(['Cintura di sicurezza', ' nera'], 8)).toBe('Cintura di sicurezza');
  expect(fitted([], 8)).toBe('');
});
