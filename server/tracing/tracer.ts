/**
 * Traces: what a request or a job is made of, and how long each piece of it took. The shop knows them as this alone; OpenTelemetry
 * stands behind it, and is loaded where they are wanted (`open-tracer.ts`, decision 0112).
 */

/** A request from outside, a call that the server makes to itself for one, a job, or a statement of the database. */
export type SpanKind = 'request' | 'inner' | 'job' | 'database';

/** Under OpenTelemetry's names where it has one. Nothing of anybody: no value, no address, no word that was sent. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type Span = {
  /** Does work as a part of it: what begins meanwhile stands below it. */
  within<Result>(work: () => Result): Result;
  /** @param failure what it failed of, as a code: a status, `ECONNREFUSED`, `23505` */
  end(facts?: SpanFacts, failure?: string): void;
};

export type Tracer = {
  /** What begins within another one is a part of it. @param name has few values: a route, a verb of SQL, a job's name */
  begin(kind: SpanKind, name: string, facts: SpanFacts): Span;
  /** Whether something is under way that another span would be a part of. */
  isWithin(): boolean;
  /** Sends what is left; whoever takes traces is not waited for longer than a few seconds. */
  close(): Promise<void>;
};

/** The fact under which spans bear the id that the log and `x-request-id` have. */
export const requestIdFact = 'smonto.request_id';

/** What an error is told as: its code, of the database or the system, else what kind of error it is. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
