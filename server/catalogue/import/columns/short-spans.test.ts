import { expect, test } from 'vitest';
import { inWholeYears, saysShortSpans } from './short-spans.ts';

test('beside spans of years two figures behind a year are one, and months elsewhere', () => {
  expect(saysShortSpans(['2004-09', '2006', '2005-2011', 'od 2008'])).toBe(true);
  expect(saysShortSpans(['2004-09', '2006-14'])).toBe(true);
  expect(saysShortSpans(['2004-09', '2006-11', '2006'])).toBe(false);
  expect(saysShortSpans(['2012-03', '2005-2011'])).toBe(false);
  expect(saysShortSpans(['2005-2011', '2006'])).toBe(false);
});

test('they are said in full', () => {
  expect(inWholeYears('2004-09')).toBe('2004-2009');
  expect(inWholeYears('2005-2011')).toBe('2005-2011');
  expect(inWholeYears('2006')).toBe('2006');
});
