/** Trying again what had no answer, as somebody does who wants the piece. */
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../domain/problem.ts';
import { ConnectionLost } from '../../src/lib/failure.ts';

/** How long somebody waits before they try again what had no answer. */
const patienceMs = 150;
/** So often is tried again, before the next buyer is looked at: a server and the database come back within seconds. */
const triesMost = 200;

/** Does something until it is answered. @throws whatever is an answer */
export async function insist<Result>(
  act: () => Promise<Result>,
  mayRetry: (error: unknown) => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayRetry(error) || tries === triesMost) throw error;
      await pause(patienceMs * (0.5 + Math.random()));
    }
  }
}

/** No answer came, or the shop says that it cannot just now. */
export function isLost(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'unavailable';
  return error instanceof ConnectionLost || (error instanceof TypeError && error.message === 'fetch failed');
}
