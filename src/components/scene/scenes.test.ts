import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneNames } from './scene.tsx';

const sprite = readFileSync(new URL('scenes.svg', import.meta.url), 'utf8');
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 160 120">/g)].map(([, id = '']) => id);

test('every scene is drawn, each only once, and none beside them', () => {
  expect(drawn.toSorted()).toEqual([...sceneNames].toSorted());
  expect(sprite.match(/<symbol/g)).toHaveLength(sceneNames.length);
});

test('every scene but for its tags takes its colour from the page, and the tags theirs from the tokens', () => {
  const colours = [...sprite.matchAll(/(?:stroke|fill)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['var(--tag)', 'var(--tag-ink)', 'none']));
  expect(sprite).not.toMatch(/style=|<script|<style|href="[^#]/);
});

test('every scene has a tag: it is how one sees that they belong together', () => {
  const scenes = sprite.split('<symbol').slice(1);
  expect(scenes.filter((scene) => !scene.includes('fill="var(--tag)"'))).toEqual([]);
});
