import { expect, test } from 'vitest';
import { subjectOf } from './log-subject.ts';

const rule = {
  kindId: null,
  brandId: 3,
  modelId: null,
  condition: null,
  lyingDays: 365,
  priceFrom: null,
  priceTo: null,
  percent: -10,
  rounding: 'ninety',
  lowest: null,
};
const after = { sum: 900, parts: 1, rule, names: { kind: null, brand: 'Fiat', model: null } };
const subject = 'Fiat · qui da almeno 365 giorni: −10 %, a ,90';

test('a rule for prices is told in the language of whoever reads', () => {
  expect(subjectOf({ subject, after }, 'it')).toBe(subject);
  expect(subjectOf({ subject, after }, 'en')).toBe('Fiat · here for 365 days or more: −10 %, to .90');
});

test('what was logged as a sentence alone stays as it was written, and so does a name', () => {
  expect(subjectOf({ subject, after: { sum: 900, parts: 1 } }, 'en')).toBe(subject);
  expect(subjectOf({ subject, after: { rule: { percent: 'ten' }, names: {} } }, 'en')).toBe(subject);
  expect(subjectOf({ subject: 'S-26-7K2M9Q', after: null }, 'en')).toBe('S-26-7K2M9Q');
});
