import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

test('what is written as it is heard sounds the same', () => {
  for (const [heard, written] of [
    ['kangu', 'kangoo'],
    ['wolksvaghen', 'volkswagen'],
    ['pegiot', 'pegiot'],
    ['scoda', 'skoda'],
    ['toiota', 'toyota'],
    ['renolt', 'renault'],
    ['tuareg', 'touareg'],
    ['foks', 'fox'],
  ] as const)
    expect(soundOf(heard), written).toBe(soundOf(written));
});

test('other words sound otherwise', () => {
  expect(soundOf('faro')).not.toBe(soundOf('freno'));
  expect(soundOf('panda')).not.toBe(soundOf('punto'));
});
