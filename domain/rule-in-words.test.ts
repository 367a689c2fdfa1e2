import { expect, test } from 'vitest';
import type { PriceRule, RuleNames } from './contract/desk-repricing.ts';
import { ruleInWords } from './rule-in-words.ts';

const all: PriceRule = {
  kindId: null,
  brandId: null,
  modelId: null,
  condition: null,
  lyingDays: null,
  priceFrom: null,
  priceTo: null,
  percent: 5,
  rounding: 'cent',
  lowest: null,
};
const unnamed: RuleNames = { kind: null, brand: null, model: null };

test('a rule for everything says so', () => {
  expect(ruleInWords(all, unnamed, 'it')).toBe('Tutti i pezzi: +5 %');
  expect(ruleInWords(all, unnamed, 'en')).toBe('All pieces: +5 %');
});

test('a rule says all that narrows it, and what it does', () => {
  const rule: PriceRule = {
    ...all,
    condition: 'B',
    lyingDays: 365,
    priceFrom: 1_000,
    priceTo: 500_000,
    percent: -10,
    rounding: 'ninety',
    lowest: 500,
  };
  const names = { kind: { it: 'Fanale', en: 'Headlight' }, brand: 'Fiat', model: 'Panda (169)' };
  expect(ruleInWords(rule, names, 'it').replaceAll('\u00a0', ' ')).toBe(
    'Fanale · Fiat Panda (169) · condizione B · qui da almeno 365 giorni · da 10,00 € · fino a 5.000,00 €: −10 %, a ,90, mai sotto 5,00 €',
  );
  expect(ruleInWords(rule, names, 'en')).toBe(
    'Headlight · Fiat Panda (169) · condition B · here for 365 days or more · from €10.00 · up to €5,000.00: −10 %, to .90, never below €5.00',
  );
});
