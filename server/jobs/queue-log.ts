/**
 * What the log is told of the queue. Some eighty workers ask the database every few seconds, each by itself: while it is away that is
 * told once and from then on once a minute, and that it is back once.
 */
import { codeOf, isConnectionLost, isUnavailable, reasonOf } from '../db/driver-error.ts';
import type { Clock } from '../clock.ts';
import { errorLine, failureLine, warningLine } from '../log/log.ts';
import { createThrottle } from '../log/throttle.ts';
import type { FailedWork } from './queue.ts';

export type QueueLog = {
  /** @param about the job that failed; left out where the queue itself did */
  onError(error: unknown, about?: FailedWork): void;
  /** The database has answered the queue. */
  onAnswer(): void;
};

/** pg-boss says which of its workers asked; all of them fail alike. */
const whoAsked = / \(Queue: [^)]*\)$/;

/** @param write takes a line */
export function createQueueLog(clock: Clock, write: (line: string) => void): QueueLog {
  const failures = createThrottle(clock);
  let isToldAway = false;

  return {
    onError(error, about) {
      // A job is somebody's mail or money: each that fails has its own line, with the request that ordered it.
      if (about || !isUnavailable(error)) return write(errorLine(error, about));
      failures.add((times) => {
        // A full disk or a lock comes and goes from one query to the next: of these nobody is told that they are over.
        isToldAway ||= isConnectionLost(error);
        const reason = reasonOf(error).replace(whoAsked, '');
        write(
          failureLine('the job queue waits: the database is away or busy', {
            code: codeOf(error),
            reason,
            times,
          }),
        );
      });
    },
    onAnswer() {
      if (!isToldAway) return;
      failures.flush();
      isToldAway = false;
      write(warningLine('the database answers the job queue again', {}));
    },
  };
}
