import { expect, test } from 'vitest';
import type { ListingKind } from '../contract/desk-listing.ts';
import { ownNameOf } from './own-name.ts';

const other: ListingKind = {
  id: 9,
  groupId: 9,
  it: 'Altro: Carrozzeria',
  en: 'Other: Body',
  words: [],
  hasSide: false,
  hasAxle: false,
  isOther: true,
};

test('what was looked for in vain is the name of what fits no kind', () => {
  expect(ownNameOf(other, ' Barre portatutto ')).toBe('Barre portatutto');
  expect(ownNameOf({ ...other, isOther: false }, 'Barre portatutto')).toBe('');
});

test('what only says the group is no name', () => {
  expect(ownNameOf(other, 'altro carr')).toBe('');
  expect(ownNameOf(other, 'other body')).toBe('');
  expect(ownNameOf(other, ' ')).toBe('');
});
