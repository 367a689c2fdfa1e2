import { expect, test } from 'vitest';
import { saysOnlyUsed } from './said-beside.ts';

test('used alone is no grade', () => {
  for (const text of ['Usato', 'used', 'Gebraucht', 'd’occasion', 'Naudotas'])
    expect(saysOnlyUsed(text), text).toBe(true);
  for (const text of ['Usato - graffi', 'wie neu', '']) expect(saysOnlyUsed(text), text).toBe(false);
});
