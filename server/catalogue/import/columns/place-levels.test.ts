import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { joinedPlace, levelsOfPlace } from './place-levels.ts';

const columnsOf = (cells: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(cells).map(([header, texts], at) => ({
    at,
    header,
    name: meaningOfName(header),
    texts,
    cells: texts,
    rows: texts.length,
  }));
const levels = (cells: Readonly<Record<string, readonly string[]>>): string[] => {
  const columns = columnsOf(cells);
  const scores = columns.map(({ name }) => name.strengths);
  const [place] = columns;
  return place ? levelsOfPlace(columns, scores, place, () => true).map(({ header }) => header) : [];
};

test('columns within one object of JSON, or with no other meaning, say the place together', () => {
  const cells = ['A', 'B'];
  expect(levels({ 'storage.warehouse': cells, 'storage.rack': cells, 'car.shelf': cells })).toEqual([
    'storage.rack',
  ]);
  expect(levels({ Capannone: cells, Scaffale: cells, Ripiano: ['1a', '2'], Posizione: cells })).toEqual([
    'Scaffale',
    'Ripiano',
  ]);
  expect(levels({ Scaffale: cells, Magazzino: ['1', '4'] })).toEqual([]);
});

test('the steps of a place are joined in their order, each once, unless one says them all', () => {
  expect(joinedPlace(['V1', 'A', '03'])).toBe('V1/A/03');
  expect(joinedPlace(['V1', 'A', '03', 'V1/A/03'])).toBe('V1/A/03');
  expect(joinedPlace(['E', '04', '', 'E/04'])).toBe('E/04');
  expect(joinedPlace(['Hall C'])).toBe('Hall C');
  expect(joinedPlace([])).toBe('');
});
