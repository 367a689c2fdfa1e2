import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('what is asked again is not found again, but for prose', () => {
  const found: string[] = [];
  const lengthOf = remembering((text: string) => found.push(text) && text.length);
  const prose = 'a long text '.repeat(50);
  expect([lengthOf('faro'), lengthOf('faro'), lengthOf(prose), lengthOf(prose)]).toEqual([4, 4, 600, 600]);
  expect(found).toEqual(['faro', prose, prose]);
});
