/** Something is done around every query of a pool, those of transactions too, on whichever engine. */
import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** @param text of the query, without the values it is asked with @returns what is done once it was answered, or refused */
export type AroundQuery = (text: string) => ((error?: unknown) => void) | undefined;

export function aroundQueries(pool: pg.Pool, begin: AroundQuery): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]): unknown => {
      const end = begin(textOf(given[0]));
      if (!end) return ask(...given);
      const callback = given.at(-1);
      // The pool itself asks with a callback, whoever has a client of its own with a promise.
      if (typeof callback === 'function')
        return ask(...given.slice(0, -1), (...answer: unknown[]) => {
          end(answer[0] ?? undefined);
          (callback as (...answer: unknown[]) => void)(...answer);
        });
      const answer = ask(...given);
      if (answer instanceof Promise) void answer.then(() => end(), end);
      return answer;
    };
    client.query = watched as typeof client.query;
  });
}

/**
 * A pool hands a connection to whoever waited for it from within whatever gave it back: without this a query that waited would be
 * another request's.
 */
export function keepAskersApart(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  const apart = (callback?: (...given: unknown[]) => void): unknown => {
    if (!callback) return connect();
    // What `AsyncResource.bind` adds to a function takes longer than all else here.
    const asker = new AsyncResource('POOL_CONNECT');
    return connect((...given: unknown[]) => asker.runInAsyncScope(callback, undefined, ...given));
  };
  pool.connect = apart as typeof pool.connect;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
