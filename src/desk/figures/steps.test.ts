import { expect, test } from 'vitest';
import { moneyOfAxis, shortStep } from './steps.ts';

test('money beside a chart is written as the text writes it, in each language', () => {
  expect(moneyOfAxis(40_000, 'it')).toBe('400\u00a0€');
  expect(moneyOfAxis(40_000, 'en')).toBe('€400');
  expect(moneyOfAxis(-250_050, 'en')).toBe('-€2,500.5');
});

test('below a chart a day of the week stands over its number', () => {
  expect(shortStep('week', '2026-11-23', 'it')).toBe('lun\n23');
  expect(shortStep('week', '2026-11-23', 'en')).toBe('Mon\n23');
  expect(shortStep('month', '2026-11-03', 'it')).toBe('3');
  expect(shortStep('year', '2026-11', 'it')).toBe('nov');
});
