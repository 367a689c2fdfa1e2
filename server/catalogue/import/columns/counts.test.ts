import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { availableBeside, countBeside } from './counts.ts';

const columnOf = (at: number, header: string, texts: readonly string[]) => ({
  at,
  header,
  name: meaningOfName(header),
  texts,
  cells: texts,
  rows: 4,
});

test('a column of counts beside one of yes and no counts the pieces', () => {
  const isThere = columnOf(0, 'In stock?', ['1', '1', '0', '1']);
  const store = columnOf(1, 'Magazzino', ['1', '4', '0', '1']);
  expect(countBeside(isThere, [store])).toBe(store);
  expect(countBeside(columnOf(0, 'Giacenza', ['1', '3', '0', '1']), [store])).toBeUndefined();
  expect(countBeside(isThere, [columnOf(1, 'Magazzino', ['A1', 'B4', 'C', 'D'])])).toBeUndefined();
});

test('numbers of halls are no counts', () => {
  const halls = columnOf(1, 'Magazzino', ['2', '3', '2', '1']);
  expect(countBeside(columnOf(0, 'In stock?', ['1', '1', '1', '1']), [halls])).toBeUndefined();
  // Each piece is the only one, and most of them lie in the first hall.
  const mostlyFirst = columnOf(1, 'Magazzino', ['1', '1', '2', '1']);
  expect(countBeside(columnOf(0, 'Qta', ['1', '1', '1', '1']), [mostlyFirst])).toBeUndefined();
});

test('what is left once some are kept for somebody is what can be bought', () => {
  const all = columnOf(0, 'GIAC', ['4', '2', '8', '1']);
  const kept = columnOf(1, 'IMPEGN', ['1', '0', '4', '0']);
  const left = columnOf(2, 'DISPON', ['3', '2', '4', '1']);
  expect(availableBeside(all, [kept, left])).toBe(left);
  expect(availableBeside(all, [kept, columnOf(2, 'DISPON', ['3', '2', '4', '2'])])).toBeUndefined();
  // As many as there are, less none: any column of the same counts would do.
  const none = columnOf(1, 'IMPEGN', ['0', '0', '0', '0']);
  expect(availableBeside(all, [none, columnOf(2, 'DISPON', ['4', '2', '8', '1'])])).toBeUndefined();
});
