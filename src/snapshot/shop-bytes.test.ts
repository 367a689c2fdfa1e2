import { afterEach, expect, test, vi } from 'vitest';
import { callShop } from './shop-bytes.ts';

afterEach(() => void vi.useRealTimers());

/** A line over which a byte comes now and then, or none any more after some. */
const lineOf = (everyMs: number, bytes: number, isCutOff = false) =>
  (async (_path: unknown, { signal }: RequestInit = {}) =>
    new Response(
      new ReadableStream({
        async start(body) {
          signal?.addEventListener('abort', () => body.error(signal.reason));
          for (let sent = 0; sent < bytes; sent++) {
            await new Promise((resolve) => setTimeout(resolve, everyMs));
            body.enqueue(new Uint8Array([sent]));
          }
          if (!isCutOff) body.close();
        },
      }),
    )) as typeof globalThis.fetch;

test('a line may be as slow as it likes, and one that says nothing any more is given up', async () => {
  vi.useFakeTimers();
  const slow = callShop(lineOf(20_000, 6), '/api/yard');
  const silent = callShop(lineOf(20_000, 2, true), '/api/yard').catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(150_000);
  expect([...(await slow).bytes]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await silent).toBe('AbortError');
});
