import { expect, test, vi } from 'vitest';
import { apart } from './apart.ts';

test('a part that throws takes nothing else with it, and is told once', async () => {
  const told = vi.fn<(error: unknown) => void>();
  const before = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', told);
  try {
    const done: string[] = [];
    apart(
      () => done.push('first'),
      () => {
        throw new Error('not in this browser');
      },
      () => done.push('last'),
    );
    expect(done).toEqual(['first', 'last']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(told.mock.calls.map(([error]) => error)).toEqual([new Error('not in this browser')]);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of before) process.on('unhandledRejection', listener);
  }
});
