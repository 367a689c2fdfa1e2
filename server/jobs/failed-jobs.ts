/** Jobs that were tried in vain, for the shopkeeper: what they were, why they failed, and another try. */
import type { PgBoss } from 'pg-boss';
import { withoutValues } from '../log/log.ts';
import type { JobName } from './job-data.ts';
import { toldOf } from './origin.ts';
import { failedJobs } from './queue-settings.ts';

export type FailedJob = {
  readonly id: string;
  readonly name: JobName;
  readonly data: Readonly<Record<string, unknown>>;
  /** When it was ordered, and when it was given up. */
  readonly orderedAt: Date;
  readonly failedAt: Date;
  readonly tries: number;
  /** What the last try said. */
  readonly reason: string;
};

export type FailedJobs = {
  /** The latest first. */
  list(): Promise<FailedJob[]>;
  /** Orders them anew. @returns how many there were */
  retry(ids: readonly string[]): Promise<number>;
  /** Gives them up. */
  drop(ids: readonly string[]): Promise<void>;
};

export const openFailedJobs = (boss: PgBoss): FailedJobs => ({
  async list() {
    const jobs = await boss.findJobs<Record<string, unknown>>(failedJobs);
    return jobs
      .map((job) => ({
        id: job.id,
        name: job.sourceName as JobName,
        data: toldOf(job.data),
        orderedAt: job.sourceCreatedOn ?? job.createdOn,
        failedAt: job.createdOn,
        tries: (job.sourceRetryCount ?? 0) + 1,
        reason: reasonOf(job.sourceOutput),
      }))
      .toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime());
  },
  // pg-boss takes no empty list.
  retry: async (ids) => (ids.length === 0 ? 0 : boss.redrive(failedJobs, { ids: [...ids] })),
  async drop(ids) {
    if (ids.length > 0) await boss.deleteJob(failedJobs, [...ids]);
  },
});

/** An error as pg-boss keeps it, or what it says itself of a process that was gone. */
function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  return withoutValues(typeof message === 'string' ? message : JSON.stringify(value ?? output ?? ''));
}
