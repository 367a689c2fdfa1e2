/** Queries that take long are told of: they are where a shop that became slow became slow. */
import type pg from 'pg';
import { currentRequestId } from '../log/request-context.ts';

export type SlowQuery = {
  /** As it was written, without the values it was asked with. */
  readonly query: string;
  readonly ms: number;
  /** The request it was for, if any. */
  readonly reqId: string | undefined;
};

/** Nobody should wait half a second for one of the several queries of a page. */
const slowAfterMs = 500;

/** Enough to find it by; a batch of an import is as long as its rows are many. */
const mostCharacters = 500;

/** What stands in quotes in a query was a value to somebody; the shop's own queries have theirs apart. */
export const withoutLiterals = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters);

/** Watches every query of a pool, those of transactions too, on whichever engine. */
export function watchQueries(pool: pg.Pool, onSlow: (slow: SlowQuery) => void, afterMs = slowAfterMs): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]): unknown => {
      const begunMs = performance.now();
      const reqId = currentRequestId();
      const look = () => {
        const ms = Math.round(performance.now() - begunMs);
        if (ms >= afterMs) onSlow({ query: withoutLiterals(textOf(given[0])), ms, reqId });
      };
      const callback = given.at(-1);
      // The pool itself asks with a callback, whoever has a client of its own with a promise.
      if (typeof callback === 'function')
        return ask(...given.slice(0, -1), (...answer: unknown[]) => {
          look();
          (callback as (...answer: unknown[]) => void)(...answer);
        });
      const answer = ask(...given);
      if (answer instanceof Promise) void answer.then(look, look);
      return answer;
    };
    client.query = watched as typeof client.query;
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
