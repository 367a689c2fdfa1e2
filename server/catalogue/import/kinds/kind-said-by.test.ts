import { expect, test } from 'vitest';
import { kindSaidBy } from './kind-said-by.ts';

test('all four rims, and seats of front and rear, are a set', () => {
  for (const name of [
    'cerchi in lega 17 (tutti e 4)',
    'Kit 4 cerchi',
    '4 jantes alu 16',
    'Alufelgen Satz 4 Stk.',
  ])
    expect(
      kindSaidBy('cerchio-lega', () => [name]),
      name,
    ).toBe('set-cerchi-lega');
  for (const name of ['ASIENTOS DELANTEROS Y TRASEROS', 'sedili ant. e post.', 'front and rear seats'])
    expect(
      kindSaidBy('sedile-anteriore', () => [name]),
      name,
    ).toBe('set-sedili');
  for (const name of ['cerchio in lega 17', '2 cerchi in lega', 'cerchi 5x100'])
    expect(
      kindSaidBy('cerchio-lega', () => [name]),
      name,
    ).toBeUndefined();
  expect(kindSaidBy('faro-anteriore', () => ['kit 4 cerchi'])).toBeUndefined();
});

test('a headlight is one with xenon where the name or a remark says so', () => {
  for (const text of ['Faro xenon sx', 'BI-XENON', 'Xenon, ohne Steuergerät', 'xenón'])
    expect(
      kindSaidBy('faro-anteriore', () => [text]),
      text,
    ).toBe('faro-xenon-led');
  for (const text of ['senza xenon', 'no xenon', 'alogeno'])
    expect(
      kindSaidBy('faro-anteriore', () => [text]),
      text,
    ).toBeUndefined();
});

test('a window regulator with its motor is the whole of it', () => {
  for (const name of [
    'Window Regulator & motor rear',
    'Alzacristallo con motorino',
    'Fensterheber mit Motor',
  ])
    expect(
      kindSaidBy('motorino-alzacristallo', () => [name]),
      name,
    ).toBe('alzacristallo');
  expect(kindSaidBy('motorino-alzacristallo', () => ['Window regulator motor'])).toBeUndefined();
});

test('an airbag in front on the right is the passenger’s', () => {
  expect(kindSaidBy('airbag-guida', () => ['AIRBAG DELANTERO DERECHO'])).toBe('airbag-passeggero');
  expect(kindSaidBy('airbag-guida', () => ['AIRBAG DELANTERO IZQUIERDO'])).toBeUndefined();
  expect(kindSaidBy('airbag-guida', () => ['airbag volante'])).toBeUndefined();
});
