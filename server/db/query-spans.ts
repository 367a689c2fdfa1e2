/** Statements as spans of the request or job that they are for. */
import type pg from 'pg';
import { failureCode, type Tracer } from '../tracing/tracer.ts';
import { aroundQueries } from './around-queries.ts';
import { withoutLiterals } from './slow-queries.ts';

/** Without the values that they are asked with. What the queue asks by itself, all day long, is in nobody's trace. */
export function traceQueries(pool: pg.Pool, tracer: Tracer): void {
  aroundQueries(pool, (text) => {
    if (!tracer.isWithin()) return undefined;
    const query = withoutLiterals(text);
    const verb = /^\w+/.exec(query)?.[0].toUpperCase() ?? 'QUERY';
    const span = tracer.begin('database', verb, {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.text': query,
    });
    return (error) => span.end({}, error === undefined ? undefined : failureCode(error));
  });
}
