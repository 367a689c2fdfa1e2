import { expect, test } from 'vitest';
import { putAway, type Aim, type Scanned } from './put-away.ts';

const shelf = { name: 'B-10', isBox: false };
const otherShelf = { name: 'B-11', isBox: false };
const box = { name: 'CASSA 7', isBox: true };
const otherBox = { name: 'CASSA 8', isBox: true };
const place = (at: Aim): Scanned => ({ kind: 'place', ...at });
const part: Scanned = { kind: 'part', id: 7 };

test('pieces go to the place that was scanned before them, shelf or box', () => {
  expect(putAway(shelf, part)).toEqual({ does: 'put_part', partId: 7, at: shelf });
  expect(putAway(box, part)).toEqual({ does: 'put_part', partId: 7, at: box });
});

test('a piece alone is looked at', () => {
  expect(putAway(undefined, part)).toEqual({ does: 'open_part', partId: 7 });
});

test('a shelf is where one goes on, whatever was before', () => {
  for (const aim of [undefined, shelf, box])
    expect(putAway(aim, place(otherShelf))).toEqual({ does: 'aim', at: otherShelf });
});

test('a box goes on the shelf before it, and is filled where none was', () => {
  expect(putAway(shelf, place(box))).toEqual({ does: 'put_box', box: 'CASSA 7', at: shelf });
  expect(putAway(undefined, place(box))).toEqual({ does: 'aim', at: box });
  expect(putAway(otherBox, place(box))).toEqual({ does: 'aim', at: box });
});
