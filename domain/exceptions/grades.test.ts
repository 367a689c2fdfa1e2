import { expect, test } from 'vitest';
import { gradesDownFrom } from './grades.ts';

test('what came back worse keeps its grade or loses some, and never gains any', () => {
  expect(gradesDownFrom('A')).toEqual(['A', 'B', 'C']);
  expect(gradesDownFrom('B')).toEqual(['B', 'C']);
  expect(gradesDownFrom('C')).toEqual(['C']);
});
