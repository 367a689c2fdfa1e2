import { expect, test } from 'vitest';
import { createLimiter, createKeyedLimiter } from './limiter.ts';

/** Work that says when it begins and goes on until it is let go. */
function benchOf(size: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = Array.from({ length: size }, (_, index) => async () => {
    begun.push(index);
    await new Promise<void>((resolve) => (ends[index] = resolve));
    return index;
  });
  return { begun, ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two are served at once, three wait in the order of coming, the sixth is sent away', async () => {
  const limited = createLimiter(2, 3);
  const { begun, ends, work } = benchOf(6);
  const results = work.slice(0, 5).map((piece) => limited(piece));
  await expect(limited(work[5]!)).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual([0, 1]);
  for (let done = 0; done < 5; done += 1) {
    ends[done]!();
    await settled();
    expect(begun).toHaveLength(Math.min(done + 3, 5));
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails gives its place on', async () => {
  const limited = createLimiter(1, 1);
  const failing = limited(() => Promise.reject(new Error('broken')));
  const next = limited(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});

test('one thing is worked on by one at a time, and no thing waits for another', async () => {
  const limited = createKeyedLimiter(1);
  const { begun, ends, work } = benchOf(4);
  const results = ['a', 'a', 'b'].map((key, index) => limited(key, work[index]!));
  await expect(limited('a', work[3]!)).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual([0, 2]);
  ends[0]!();
  await settled();
  expect(begun).toEqual([0, 2, 1]);
  ends[1]!();
  ends[2]!();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
  expect(await limited('a', async () => 'again')).toBe('again');
});
