import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places } from './places.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const [picture, style] = [read('car-apart.svg'), read('car-apart.module.css')];

test('the picture has the car, and the strings of the tags that a phone shows and of the others', () => {
  const drawn = [...picture.matchAll(/<symbol id="([^"]+)" viewBox="0 0 1280 800">/g)].map(([, id]) => id);
  expect(drawn).toEqual(['car', 'strings', 'more-strings']);
  // One string a tag, and each begins with the loop round the part.
  const strings = drawn.slice(1).map((id) => picture.split(`id="${id}"`)[1]?.split('</symbol>')[0] ?? '');
  const isOnPhone = places.filter((place) => place.isOnPhone);
  expect(strings.map((paths) => paths.match(/C/g)?.length)).toEqual([
    isOnPhone.length,
    places.length - isOnPhone.length,
  ]);
});

test('each tag hangs where its string ends', () => {
  for (const { kind } of places) {
    const [, left, top] =
      new RegExp(`\\.${kind} \\{\\s+left: ([\\d.]+)%;\\s+top: ([\\d.]+)%;`).exec(style) ?? [];
    const end = `${Math.round(Number(left) * 12.8)} ${Math.round(Number(top) * 8)}`;
    expect(picture, kind).toMatch(new RegExp(`C[\\d ]+ ${end}(M|")`));
  }
});

test('the picture takes its colour and pen from the page', () => {
  expect(picture).not.toMatch(/stroke="|fill="|style=|<script|<style|href="[^#]/);
});
