/** Why something was not sent or taken, as forms and buttons say it. */
import { Problem } from '../../domain/problem.ts';

/** A problem's code; or that there is no connection, or one over which the shop did not answer in time. */
export type Failure = Problem['code'] | Silence;
export type Silence = 'connection_lost' | 'no_answer';

/** @throws what was caught when it is neither: that is a defect, and nothing a person could mend */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionLost) return silenceOf(error);
  if (error instanceof Problem) return error.code;
  throw error;
}

/** A shop that is slow is not the person's own line: looking for a network would mend nothing. */
export const silenceOf = ({ isTimeout }: ConnectionLost): Silence =>
  isTimeout ? 'no_answer' : 'connection_lost';

/** No answer came: no network, or not in time. It says nothing about the session or the data. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly isTimeout: boolean;
  constructor(isTimeout = false) {
    super(isTimeout ? 'Request timed out' : 'No connection');
    this.isTimeout = isTimeout;
  }
}
