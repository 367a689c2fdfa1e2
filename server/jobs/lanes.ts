/** How many jobs of a kind a process does at once, and how nobody's flood of them delays somebody else's. */
import type { WorkOptions } from 'pg-boss';
import type { JobName } from './job-data.ts';
import { queueSettings } from './queue-settings.ts';

/** One worker of pg-boss: `batchSize` jobs side by side, and the next as soon as these are done. */
export type Lane = Pick<WorkOptions, 'batchSize' | 'groupConcurrency'>;

/**
 * Two workers, so that a job that takes long holds up no more than its own batch, and a third that passes over everybody of whom
 * something is being done already: whoever asks for a thousand mails has the first two to themselves, all others the third.
 */
const usual: readonly Lane[] = [{ batchSize: 5 }, { batchSize: 5 }, { batchSize: 2, groupConcurrency: 1 }];

/** Asked for by the clock, and one at a time (`queueSettings`). */
const alone: readonly Lane[] = [{ batchSize: 1 }];

/** A look into the database, or a line of the log, and nothing else. */
const brief: readonly Lane[] = [{ batchSize: 50 }];

/** @returns the workers of a kind of job, each of which asks for jobs by itself */
export function lanesOf(name: JobName): readonly Lane[] {
  if (queueSettings[name].policy === 'exclusive') return alone;
  return name === 'password-reset-asked' || name === 'account-erased' ? brief : usual;
}
