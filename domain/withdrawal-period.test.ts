import { expect, test } from 'vitest';
import { withdrawalPeriod } from './withdrawal-period.ts';

test('days of companies are said where they are others than those of persons', () => {
  const said = (legal: number) =>
    (['it', 'en'] as const).map((locale) => withdrawalPeriod(locale, { individual: 14, legal }));
  expect(said(14)).toEqual(['14 giorni', '14 days']);
  expect(said(30)).toEqual(['14 giorni (30 per le aziende)', '14 days (30 for companies)']);
});
