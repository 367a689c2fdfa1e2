import { expect, test } from 'vitest';
import { within } from './lifecycle.ts';

test('an end that hangs is cut off, one that does not is waited for', async () => {
  const hanging = new Promise<never>(() => {});
  await expect(within(hanging, 10)).rejects.toThrow('was not finished within 10 ms');
  await expect(within(Promise.resolve(), 10)).resolves.toBeUndefined();
});
