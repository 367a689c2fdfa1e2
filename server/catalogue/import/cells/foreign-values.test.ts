import { expect, test } from 'vitest';
import { readAnyCondition, readAnyYear } from './foreign-values.ts';

test('what has to be renewed first is no renewed piece', () => {
  for (const text of ['do renowacji', 'da rigenerare', 'to be refurbished', 'à reconditionner', 'EM'])
    expect(readAnyCondition(text), text).toBe('C');
  for (const text of ['regenerowany', 'rigenerato', 'refurbished', 'TBE'])
    expect(readAnyCondition(text), text).toBe('A');
});

test('two figures before a year are one where no month has them', () => {
  expect(readAnyYear('99-2003', 2026)).toEqual({ year: null, span: { from: 1999, to: 2003 } });
  expect(readAnyYear('12-2003', 2026)).toEqual({ year: 2003, span: undefined });
});
