/** Queries that take long are told of: they are where a shop that became slow became slow. */
import type pg from 'pg';
import { currentRequestId } from '../log/request-context.ts';
import { aroundQueries } from './around-queries.ts';

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

/** Watches every query of a pool. */
export function watchQueries(pool: pg.Pool, onSlow: (slow: SlowQuery) => void, afterMs = slowAfterMs): void {
  aroundQueries(pool, (text) => {
    const begunMs = performance.now();
    const reqId = currentRequestId();
    return () => {
      const ms = Math.round(performance.now() - begunMs);
      if (ms >= afterMs) onSlow({ query: withoutLiterals(text), ms, reqId });
    };
  });
}
