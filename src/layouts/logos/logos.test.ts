import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shop } from '../../../shop.config.ts';
import { namedLogo, logoNames } from './logos.tsx';

const sprite = readFileSync(new URL('logos.svg', import.meta.url), 'utf8');

test('the sprite holds exactly the logos that have a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...logoNames]);
});

test('each courier of the shop and what it is paid with is drawn, and one that is not stands by its name', () => {
  const names = [...shop.couriers, ...shop.paidWith.card, ...shop.paidWith.wallet];
  expect(names.filter((name) => namedLogo(name) === undefined)).toEqual([]);
  expect(namedLogo('Corriere Nuovo')).toBeUndefined();
});

test('a logo takes its colour from the page', () => {
  expect(sprite).not.toMatch(/stroke="|fill="|style=|<script|<style|href=/);
});
