import { expect, test } from 'vitest';
import { isDue } from './keep-snapshot.ts';

const latest = { ageMs: 0, parts: 10_000, changed: 0, haveWordsChanged: false };
const hourMs = 3_600_000;

test.each([
  ['nothing changed', { ageMs: 100 * hourMs }, false],
  ['a part was sold a minute ago', { changed: 1, ageMs: 60_000 }, false],
  ['a part was sold within the hour', { changed: 1, ageMs: hourMs }, true],
  ['a hundredth changed', { changed: 100 }, false],
  ['more than a hundredth changed', { changed: 101 }, true],
  ['a synonym was added', { haveWordsChanged: true }, true],
  ['the first part came into an empty shop', { parts: 0, changed: 1 }, true],
])('where %s', (_, since, due) => {
  expect(isDue({ ...latest, ...since })).toBe(due);
});
