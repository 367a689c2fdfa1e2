import { expect, test } from 'vitest';
import {
  compactFiscalCode,
  compactVatNumber,
  isFiscalCode,
  isVatNumber,
  looksLikeFiscalCode,
  looksLikeVatNumber,
} from './fiscal.ts';

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

test('a code can be as long as one and still be none', () => {
  for (const code of ['RSSMRA85T10A562X', '01234560372']) {
    expect(looksLikeFiscalCode(code)).toBe(true);
    expect(isFiscalCode(code)).toBe(false);
  }
  for (const code of ['RSSMRA85T10A562', 'RSSMRA85T10A562SS', '0123456037', '0123456037A', ''])
    expect(looksLikeFiscalCode(code)).toBe(false);
  expect(looksLikeVatNumber('01234560372')).toBe(true);
  for (const number of ['0123456037', '012345603711', '0123456037A', ''])
    expect(looksLikeVatNumber(number)).toBe(false);
});
