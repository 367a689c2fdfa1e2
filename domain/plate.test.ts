import { expect, test } from 'vitest';
import { isPlateLike, plateInOnePiece } from './plate.ts';

test('a plate is one however it is typed, old and foreign ones too', () => {
  for (const [typed, plate] of [
    [' ab-123 cd ', 'AB123CD'],
    ['MI 1A2345', 'MI1A2345'],
    ['m-ab 1234', 'MAB1234'],
  ] as const) {
    expect(plateInOnePiece(typed)).toBe(plate);
    expect(isPlateLike(plate)).toBe(true);
  }
});

test('what no plate can be is refused', () => {
  for (const typed of ['', 'AB1', 'PANDA', 'AB123CD45678', 'AB/123', 'AB123CÐ'])
    expect(isPlateLike(plateInOnePiece(typed)), typed).toBe(false);
});
