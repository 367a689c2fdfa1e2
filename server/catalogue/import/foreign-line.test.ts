import { expect, test } from 'vitest';
import { lineOf } from '../../../test/line-of-cells.ts';
import { goneIn } from './foreign-line.ts';

test('a line is gone by its state, a remark, a mark, its name, or the heading above it', () => {
  for (const line of [
    lineOf({ status: [['STATO', 'PREN']] }),
    lineOf({ status: [['aktiv', 'nein']] }),
    lineOf({ status: [['In stock?', '0']] }),
    lineOf({ status: [['disp.', 'no, venduto ebay']] }),
    lineOf({ status: [['Pubblicato', '-1']] }),
    lineOf({ status: [['status', 'draft']] }),
    lineOf({ condition: [['ST', 'V']] }),
    lineOf({ condition: [['Stan', 'złom']] }),
    lineOf({ condition: [['Stare', 'Pentru fier vechi']] }),
    lineOf({ condition: [['Zustand', 'zum Schrott']] }),
    lineOf({ status: [['offer.available', 'false']] }),
    lineOf({ descriptionIt: [['note', 'dato a Franco']] }),
    lineOf({ descriptionIt: [['Note', 'vend. 12/02 fatt. 45']] }),
    lineOf({ soldMark: [['Acquirente', 'Off. Bassi']] }),
    lineOf({ nameIt: [['Titolo', 'Motore NON DISPONIBILE']] }),
    lineOf({ nameIt: [['Titolo', 'Motore']] }, { isUnderSold: true }),
  ])
    expect(goneIn(line)).toBeDefined();
  for (const line of [
    lineOf({ status: [['STATO', 'DISP']] }),
    lineOf({ status: [['pubblicato', 'no']] }),
    lineOf({ status: [['spedizione.disponibile', 'false']] }),
    lineOf({ condition: [['ST', 'A']] }),
    lineOf({ descriptionIt: [['Note', 'provato']] }),
    lineOf({ soldMark: [['Venduto', 'no']] }),
  ])
    expect(goneIn(line)).toBeUndefined();
});
