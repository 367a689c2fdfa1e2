import { expect, test } from 'vitest';
import { goneIn, placeOf, type ForeignLine } from './foreign-line.ts';
import type { Meaning } from './columns/meanings.ts';

const lineOf = (
  cells: { readonly [Each in Meaning]?: readonly (readonly [header: string, text: string])[] },
  more: Partial<ForeignLine> = {},
): ForeignLine => ({
  line: 2,
  code: '1',
  cells: (meaning) => (cells[meaning] ?? []).map(([header, text]) => ({ header, text })),
  has: (meaning) => meaning in cells,
  ...more,
});

test('a name says side and axle as the lists of each country shorten them', () => {
  const places: Record<string, readonly [side: string | null, axle: string | null]> = {
    'Hinterachsdifferenzial i=2,56': [null, 'rear'],
    'Headlight N/S': ['left', null],
    'Door O/S/F': ['right', 'front'],
    'Aile AV D': ['right', 'front'],
    'FEU AR G': ['left', 'rear'],
    'Zderzak tył': [null, 'rear'],
    'Durys priekinės kairės': ['left', 'front'],
    'sedile guida': ['left', null],
    'Siège passager': ['right', null],
    Beifahrersitz: ['right', null],
    // Of a Corsa D and of a Golf no side.
    'Faro Corsa D': [null, null],
  };
  for (const [name, [side, axle]] of Object.entries(places))
    expect(placeOf(lineOf({}), [name]), name).toEqual({ side, axle });
});

test('a line is gone by its state, a remark, a mark, its name, or the heading above it', () => {
  for (const line of [
    lineOf({ status: [['STATO', 'PREN']] }),
    lineOf({ status: [['aktiv', 'nein']] }),
    lineOf({ status: [['In stock?', '0']] }),
    lineOf({ status: [['Pubblicato', '-1']] }),
    lineOf({ status: [['status', 'draft']] }),
    lineOf({ descriptionIt: [['Note', 'vend. 12/02 fatt. 45']] }),
    lineOf({ soldMark: [['Acquirente', 'Off. Bassi']] }),
    lineOf({ nameIt: [['Titolo', 'Motore NON DISPONIBILE']] }),
    lineOf({ nameIt: [['Titolo', 'Motore']] }, { isUnderSold: true }),
  ])
    expect(goneIn(line)).toBeDefined();
  for (const line of [
    lineOf({ status: [['STATO', 'DISP']] }),
    lineOf({ status: [['pubblicato', 'no']] }),
    lineOf({ descriptionIt: [['Note', 'provato']] }),
    lineOf({ soldMark: [['Venduto', 'no']] }),
  ])
    expect(goneIn(line)).toBeUndefined();
});
