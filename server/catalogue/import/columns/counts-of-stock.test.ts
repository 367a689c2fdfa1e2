import { expect, test } from 'vitest';
import { keptBeside, keptOf, leftBeside } from './counts-of-stock.ts';
import { meaningOfName } from './header-meaning.ts';
import { countsAvailable, saysAvailable, saysReserved } from './stock-names.ts';

const columnOf = (at: number, header: string, cells: readonly string[]) => ({
  at,
  header,
  name: meaningOfName(header),
  texts: cells.filter((cell) => cell !== '' && cell !== '0'),
  cells,
  rows: cells.length,
});

test('names say what is left of a stock and what is kept for somebody, within it too', () => {
  for (const name of [
    'giacenza.disponibile',
    'availableQty',
    'qty_available',
    'bestand.frei',
    'Dostępne',
    'DISPON',
  ])
    expect(saysAvailable(name), name).toBe(true);
  for (const name of ['giacenza.impegnata', 'stock.reserved', 'reserviert', 'ilość zarezerwowana', 'on_hold'])
    expect(saysReserved(name), name).toBe(true);
  for (const name of ['on_hand', 'stock.total', 'riservato a', 'reserved_for', 'available_from', 'frei Haus'])
    expect(saysAvailable(name) || saysReserved(name), name).toBe(false);
});

test('what asks whether a piece is there counts them within a stock, or where some line says several', () => {
  const ones = columnOf(0, 'giacenza.disponibile', ['1', '1', '0', '1']);
  expect(countsAvailable(ones, true)).toBe(true);
  expect(countsAvailable(ones, false)).toBe(false);
  expect(countsAvailable(columnOf(0, 'Disponibile', ['1', '4', '0', '1']), false)).toBe(true);
  expect(countsAvailable(columnOf(0, 'stock.available', ['true', 'true', 'false']), true)).toBe(false);
});

test('what is left stands beside the count of all, and is never more', () => {
  const all = columnOf(0, 'Giacenza', ['4', '2', '8', '1']);
  const left = columnOf(1, 'Disponibile', ['3', '2', '8', '1']);
  expect(leftBeside(all, [left])).toBe(left);
  expect(leftBeside(all, [columnOf(1, 'Disponibile', ['5', '2', '8', '1'])])).toBeUndefined();
  expect(leftBeside(all, [columnOf(1, 'Piano', ['3', '2', '8', '1'])])).toBeUndefined();
});

test('what is kept for somebody is a count where it says several or stands in the same stock, else a mark of the line', () => {
  const all = columnOf(0, 'stock.quantity', ['4', '2', '1']);
  const within = columnOf(1, 'stock.reserved', ['1', '0', '1']);
  expect(keptBeside(all, [within])).toBe(within);
  const flat = columnOf(0, 'Qty', ['4', '2', '1']);
  expect(keptBeside(flat, [columnOf(1, 'Reserved', ['1', '0', '1'])])).toBeUndefined();
  const several = columnOf(1, 'Reserved', ['2', '0', '1']);
  expect(keptBeside(flat, [several])).toBe(several);
});

test('what makes the difference between all and what is left marks no line', () => {
  const all = columnOf(0, 'Stan', ['4', '2', '1']);
  const left = columnOf(1, 'Dostępne', ['3', '2', '0']);
  const kept = columnOf(2, 'Rezerwacja', ['1', '0', '1']);
  expect(keptOf(all, left, [kept])).toBe(kept);
  expect(keptOf(all, left, [columnOf(2, 'Rezerwacja', ['1', '1', '1'])])).toBeUndefined();
});
