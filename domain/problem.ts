/**
 * The one error of the shop: an RFC 9457 problem document with a stable code.
 * The server answers with it, the browser translates `code` (and each field's code) into a sentence.
 */

/** Every code the API answers with, and its HTTP status. */
export const problemStatus = {
  invalid_query: 400,
  invalid_body: 400,
  invalid_email: 400,
  bad_signature: 400,
  idempotency_key_required: 400,
  reset_token_invalid: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  session_expired: 401,
  forbidden_origin: 403,
  not_found: 404,
  part_not_found: 404,
  address_not_found: 404,
  order_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_taken: 409,
  price_changed: 409,
  out_of_stock: 409,
  safety_part_restricted: 409,
  idempotency_key_reused: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  maintenance: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

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
  readonly status: number;
  readonly errors: FieldProblem[];
  /** Members beyond the RFC's, for example the new quote of `price_changed`. */
  readonly extra: Record<string, unknown>;

  constructor(
    code: ProblemCode,
    options: { errors?: FieldProblem[]; extra?: Record<string, unknown>; status?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.status = options.status ?? problemStatus[code];
    this.errors = options.errors ?? [];
    this.extra = options.extra ?? {};
  }

  /** The problem as the document that goes over the wire. */
  toDocument(): ProblemDocument {
    return {
      ...this.extra,
      type: 'about:blank',
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      code: this.code,
      ...(this.errors.length > 0 && { errors: this.errors }),
    };
  }

  /** Reads a problem document; anything else of that status becomes `internal_error`. */
  static fromDocument(status: number, body: unknown): Problem {
    if (typeof body !== 'object' || body === null) return new Problem('internal_error', { status });
    const {
      type: _type,
      title: _title,
      status: _status,
      code,
      detail: _detail,
      errors,
      ...extra
    } = body as ProblemDocument;
    if (typeof code !== 'string' || !(code in problemStatus))
      return new Problem('internal_error', { status });
    return new Problem(code, { status, errors: Array.isArray(errors) ? errors : [], extra });
  }
}
