import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shop } from '../../../shop.config.ts';
import { courierLogo, logoNames } from './logos.tsx';

const sprite = readFileSync(new URL('logos.svg', import.meta.url), 'utf8');

test('the sprite holds exactly the logos that have a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...logoNames]);
});

test('each courier of the shop is drawn, and one that is not stands by its name', () => {
  expect(shop.couriers.filter((courier) => courierLogo(courier) === undefined)).toEqual([]);
  expect(courierLogo('Corriere Nuovo')).toBeUndefined();
});

test('a logo takes its colour from the page', () => {
  expect(sprite).not.toMatch(/stroke="|fill="|style=|<script|<style|href=/);
});
