import { expect, test } from 'vitest';
import { compactFiscalCode, compactVatNumber, isFiscalCode, isVatNumber } from './fiscal.ts';

test('a tax code is stored without what people put between its signs', () => {
  expect(compactFiscalCode(' rss mra-85t10.a562s\u00a0')).toBe('RSSMRA85T10A562S');
  for (const dash of ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d']) {
    expect(compactFiscalCode(`RSSMRA${dash}85T10A562S`)).toBe('RSSMRA85T10A562S');
  }
  expect(compactVatNumber('it 012 345.603-71')).toBe('01234560371');
});

test('only a compact code is one', () => {
  expect(isFiscalCode('RSSMRA85T10A562S')).toBe(true);
  expect(isFiscalCode('01234560371')).toBe(true);
  expect(isVatNumber('01234560371')).toBe(true);
  for (const code of ['RSSMRA85T10A562X', 'rssmra85t10a562s', 'RSSMRA85T10A562S:', 'RSSMRA 85T10A562S', '']) {
    expect(isFiscalCode(code)).toBe(false);
  }
  for (const number of ['IT01234560371', '01234560372', '0123456037', '\uff10\uff11234560371', '']) {
    expect(isVatNumber(number)).toBe(false);
  }
});
