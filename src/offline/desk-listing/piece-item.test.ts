import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPiece } from '../../../domain/listing/typed-piece.ts';
import { codeOf, isPieceItem, type PieceItem } from './piece-item.ts';

const item: PieceItem = {
  key: 'k',
  fate: 'waiting',
  at: 1,
  name: 'Faro',
  madeCode: 'P-1',
  typed: emptyPiece,
  photos: [{ id: 'k/1', hash: 'a'.repeat(64), isSent: false }],
};

test('every fate is an item; one that lacks what makes it one, or is of another version, is none', () => {
  for (const fate of ['draft', 'waiting', 'refused', 'listed'] as const)
    expect(isPieceItem({ ...item, fate })).toBe(true);
  for (const name of Object.keys(item)) expect(isPieceItem({ ...item, [name]: undefined }), name).toBe(false);
  expect(isPieceItem({ ...item, fate: 'lost' })).toBe(false);
});

test('whatever lies in the browser breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(isPieceItem(stored)).toBe(false);
    }),
  );
});

test('a code that was typed stands before the one that was made', () => {
  expect(codeOf(item)).toBe('P-1');
  expect(codeOf({ ...item, typed: { ...emptyPiece, sku: ' FARO-7 ' } })).toBe('FARO-7');
});
