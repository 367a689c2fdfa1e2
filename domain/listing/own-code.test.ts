import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCode, ownCodeBytes } from './own-code.ts';

test('a made code can be read off a greasy label, whatever chance gives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: ownCodeBytes, maxLength: ownCodeBytes }), (random) => {
      expect(ownCode(random)).toMatch(/^P-[0-9A-HJKMNP-TV-Z]{7}$/);
    }),
  );
});

test('other bytes are another code', () => {
  const codes = Array.from({ length: 32 }, (_, byte) => ownCode(new Uint8Array(ownCodeBytes).fill(byte)));
  expect(new Set(codes).size).toBe(32);
});
