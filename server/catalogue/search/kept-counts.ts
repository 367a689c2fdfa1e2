/** Counts of large results, kept for a moment: nobody sees whether 20 000 parts were one more or less half a minute ago. */
import type { Clock } from '../../deps.ts';
import type { Counts } from './counts.ts';

/** Smaller results are counted each time: quick, and there a sold part is missed. */
const fromTotal = 1_000;
/** Half of what the answer's own `max-age` allows a browser. */
const keptForMs = 30_000;
const mostKept = 500;

/** Gives the counts kept under a key, or counts. Two who ask for the same at once wait for one count. */
export type KeptCounts = (key: string, count: () => Promise<Counts>) => Promise<Counts>;

export function createKeptCounts(clock: Clock): KeptCounts {
  const kept = new Map<string, { counts: Counts; until: number }>();
  const counting = new Map<string, Promise<Counts>>();

  return async (key, count) => {
    const now = clock().getTime();
    const found = kept.get(key);
    if (found && found.until > now) return found.counts;
    kept.delete(key);
    const running = counting.get(key) ?? count();
    counting.set(key, running);
    try {
      const counts = await running;
      if (counts.total >= fromTotal) {
        kept.set(key, { counts, until: now + keptForMs });
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      }
      return counts;
    } finally {
      counting.delete(key);
    }
  };
}
