import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { productionYears, saysOnlyUsed } from './said-beside.ts';

test('used alone is no grade', () => {
  for (const text of ['Usato', 'used', 'Gebraucht', 'd’occasion', 'Naudotas'])
    expect(saysOnlyUsed(text), text).toBe(true);
  for (const text of ['Usato - graffi', 'wie neu', '']) expect(saysOnlyUsed(text), text).toBe(false);
});

test('years of a model stand in two columns side by side, whatever these are called', () => {
  const columnOf = (at: number, header: string, cells: readonly string[]) => ({
    at,
    header,
    name: meaningOfName(header),
    texts: cells.filter(Boolean),
    cells,
    rows: cells.length,
  });
  const from = columnOf(1, 'Desde', ['03.1998', '10.2002', '2010']);
  const to = columnOf(2, 'Hasta', ['12.2017', '12.2009', '']);
  expect(productionYears([from, to])).toEqual({ from, to });
  expect(productionYears([from, columnOf(3, 'Hasta', ['12.2017', '12.2009', ''])])).toBeUndefined();
  expect(productionYears([from, columnOf(2, 'Hasta', ['12.2017', '12.2001', ''])])).toBeUndefined();
  expect(productionYears([from, columnOf(2, 'Modelo', ['2008', '3008', '5008'])])).toBeUndefined();
});
