import { expect, test } from 'vitest';
import { setOf } from './sets.ts';

test('all four rims, and seats of front and rear, are a set', () => {
  for (const name of [
    'cerchi in lega 17 (tutti e 4)',
    'Kit 4 cerchi',
    '4 jantes alu 16',
    'Alufelgen Satz 4 Stk.',
  ])
    expect(setOf('cerchio-lega', name), name).toBe('set-cerchi-lega');
  for (const name of ['ASIENTOS DELANTEROS Y TRASEROS', 'sedili ant. e post.', 'front and rear seats'])
    expect(setOf('sedile-anteriore', name), name).toBe('set-sedili');
  for (const name of ['cerchio in lega 17', '2 cerchi in lega', 'cerchi 5x100'])
    expect(setOf('cerchio-lega', name), name).toBeUndefined();
  expect(setOf('faro-anteriore', 'kit 4 cerchi')).toBeUndefined();
});
