/** Why something was not sent or taken, as forms and buttons say it. */
import { Problem } from '../../domain/problem.ts';
import { ConnectionLost } from './connection-lost.ts';

/** A problem's code, or that there is no connection. */
export type Failure = Problem['code'] | 'connection_lost';

/** @throws what was caught when it is neither: that is a defect, and nothing a person could mend */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionLost) return 'connection_lost';
  if (error instanceof Problem) return error.code;
  throw error;
}
