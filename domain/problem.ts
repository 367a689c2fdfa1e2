/**
 * The one error of the shop: an RFC 9457 problem document with a stable code.
 * The server answers with it, the browser translates `code` (and each field's code) into a sentence.
 */
import type { ProblemCode } from './problem-status.ts';

/** What is wrong with one field: `path` in dots (`address.city`), `code` a stable word. */
export type FieldProblem = { path: string; code: string };

/** The body of every answer that is not a success (`application/problem+json`). */
export type ProblemDocument = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  errors?: FieldProblem[];
} & Record<string, unknown>;

/**
 * Thrown by rules and routes; turned into a problem document in one place of the server,
 * and raised again by the api client of the browser.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** HTTP status it came with, in the browser; on the server each code has its own (`problem-status.ts`). */
  readonly status: number | undefined;
  /** The number under which the server's log knows the request that it answered. */
  readonly requestId: string | undefined;
  readonly errors: FieldProblem[];
  /** Members beyond the RFC's, for example the new quote of `price_changed`. */
  readonly extra: Record<string, unknown>;
  /** When to come again, where whoever refuses knows it (`Retry-After`, RFC 9110, 10.2.3); only the server sets it. */
  declare readonly retryAfterSeconds?: number;

  constructor(
    code: ProblemCode,
    options: {
      errors?: FieldProblem[];
      extra?: Record<string, unknown>;
      status?: number;
      requestId?: string | undefined;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = options.status;
    this.requestId = options.requestId;
    this.errors = options.errors ?? [];
    this.extra = options.extra ?? {};
  }

  /** Reads a problem document; anything else of that status becomes `internal_error`. */
  static fromDocument(status: number, body: unknown, requestId?: string): Problem {
    const unknown = () => new Problem('internal_error', { status, requestId });
    if (typeof body !== 'object' || body === null) return unknown();
    const {
      type: _type,
      title: _title,
      status: _status,
      code,
      detail: _detail,
      errors,
      ...extra
    } = body as ProblemDocument;
    if (typeof code !== 'string') return unknown();
    return new Problem(code, { status, requestId, errors: Array.isArray(errors) ? errors : [], extra });
  }
}
