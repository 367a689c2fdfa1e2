import { expect, test } from 'vitest';
import { yearsOf } from './line-years.ts';

const years = (columns: Readonly<Record<string, string>>) =>
  yearsOf(
    (meaning) => columns[meaning] ?? '',
    (meaning) => meaning in columns,
    2026,
  );

test('the year of the car is not one of its model, whichever columns there are', () => {
  expect(years({ year: '2007', yearFrom: '05.05', yearTo: '12.10' })).toEqual({
    year: 2007,
    span: undefined,
  });
  expect(years({ year: '', yearFrom: '2010', yearTo: '9999' })).toEqual({
    year: null,
    span: { from: 2010, to: null },
  });
  expect(years({ year: '2004', yearTo: '2011' })).toEqual({ year: null, span: { from: 2004, to: 2011 } });
  expect(years({ year: '', yearFrom: '05>12' })).toEqual({ year: null, span: { from: 2005, to: 2012 } });
  expect(years({ year: '2008', yearFrom: '05>12' })).toEqual({ year: 2008, span: undefined });
  expect(years({ year: '07-20' })).toEqual({ year: null, span: { from: 2007, to: 2020 } });
  for (const text of ['2009 à 2012', 'de 2009 à 2012', '2009 al 2012'])
    expect(years({ year: text }), text).toEqual({ year: null, span: { from: 2009, to: 2012 } });
  for (const text of ['à partir de 2008', 'depuis 2008', '08>'])
    expect(years({ year: text }), text).toEqual({ year: null, span: { from: 2008, to: null } });
  expect(years({ year: '15/03/2007' })).toEqual({ year: 2007, span: undefined });
});
