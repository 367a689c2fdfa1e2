import { expect, test } from 'vitest';
import { readCarText, readYears } from './car-text.ts';

test('years are read in any manner of writing, and leave the name', () => {
  const written: Record<string, [from: number | null, to: number | null, rest: string]> = {
    'PANDA (03>08)': [2003, 2008, 'PANDA'],
    'Panda 2003-2008': [2003, 2008, 'Panda'],
    "YPSILON '06": [2006, 2006, 'YPSILON'],
    'Focus 03/2006→': [2006, null, 'Focus'],
    'Focus dal 2003': [2003, null, 'Focus'],
    'Golf (98-03)': [1998, 2003, 'Golf'],
    'Punto 1999>': [1999, null, 'Punto'],
    'Clio fino al 2005': [null, 2005, 'Clio'],
    'Bravo 2008': [2008, 2008, 'Bravo'],
    '2008 2015': [2015, 2015, '2008'],
  };
  for (const [text, [from, to, rest]] of Object.entries(written))
    expect(readYears(text, 2026), text).toEqual({ years: { from, to }, rest });
  for (const text of ['2008', '500L', 'A4 2.0', '307 2.0 HDI', 'Serie 3'])
    expect(readYears(text, 2026).years, text).toBeUndefined();
});

test('a generation is a numeral behind the name however it is written', () => {
  for (const text of ['Golf Mk5', 'GOLF 5 serie', 'Golf 5a serie', 'golf 5'])
    expect(readCarText(text, 2026).words, text).toEqual(['golf', '5']);
});
