import { expect, test } from 'vitest';
import type { Category } from './contract/catalogue.ts';
import { narrowCategories } from './narrow-categories.ts';

const entry = (id: number, slug: string, parentId: number | null): Category => ({
  id,
  name: slug,
  slug,
  parentId,
  partCount: 1,
});
const all = [
  entry(1, 'luci', null),
  entry(2, 'faro', 1),
  entry(3, 'fanale', 1),
  entry(4, 'motore', null),
  entry(5, 'alternatore', 4),
];
const slugsOf = (...only: string[]) => narrowCategories(all, only).map(({ slug }) => slug);

test('groups, and the kinds that are named', () => {
  expect(slugsOf('group')).toEqual(['luci', 'motore']);
  expect(slugsOf('group', 'fanale')).toEqual(['luci', 'fanale', 'motore']);
  expect(slugsOf('alternatore')).toEqual(['alternatore']);
});

test('an id opens its group: all of its kinds, whether it is that of the group or of a kind', () => {
  expect(slugsOf('group', '3')).toEqual(['luci', 'faro', 'fanale', 'motore']);
  expect(slugsOf('group', '1')).toEqual(['luci', 'faro', 'fanale', 'motore']);
  expect(slugsOf('group', '3', '5')).toEqual(all.map(({ slug }) => slug));
  expect(slugsOf('group', '99')).toEqual(['luci', 'motore']);
});
