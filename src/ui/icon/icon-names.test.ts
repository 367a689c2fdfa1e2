import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');

test('the sprite holds exactly the icons that have a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
