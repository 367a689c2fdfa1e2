/** From what a schema found to the codes of the fields: the same in browser and server. */
import type { FieldProblem } from './problem.ts';

/** The parts of a zod issue that a field's code is made of. */
type SchemaIssue = {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly format?: unknown;
};

/**
 * Turns what a schema found into the fields' codes, the same way in browser and server.
 * A schema names its own code as the check's `error`; the rest is derived from the kind of issue.
 */
export function fieldProblems(issues: readonly SchemaIssue[]): FieldProblem[] {
  return issues.map((issue) => ({ path: issue.path.map(String).join('.'), code: fieldCode(issue) }));
}

function fieldCode(issue: SchemaIssue): string {
  if (/^[a-z]+(_[a-z0-9]+)*$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small':
      return Number(issue.minimum) <= 1 ? 'required' : 'too_short';
    case 'too_big':
      return 'too_long';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_format';
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    default:
      return 'invalid';
  }
}
