/** `npm run shop -- jobs retry ID` and `jobs drop ID`: another try of what failed, or none. */
import { defineCommand } from '../frame/define-command.ts';
import { jobIds, jobsCalled } from './job-words.ts';
import { whenMailGoes, withJobs } from './with-jobs.ts';

const several = (count: number) => (count === 1 ? 'One job' : `${count} jobs`);

export const jobsRetry = defineCommand({
  summary: 'try again what failed',
  operands: { id: jobIds },
  examples: ['jobs retry 3f9a02c1', 'jobs retry all'],
  async run({ id }, { terminal, open }) {
    const { database, print } = await open();
    const count = await withJobs(database, terminal, async ({ failed }) =>
      failed.retry(jobsCalled(await failed.list(), id).map((job) => job.id)),
    );
    print(
      count === 0
        ? 'Nothing was tried in vain.'
        : `${several(count)} will be tried again ${whenMailGoes(database)}.`,
    );
  },
});

export const jobsDrop = defineCommand({
  summary: 'give up what failed: it was done by hand, or nobody wants it any more',
  operands: { id: jobIds },
  notes: [
    'A refund that is given up is asked for again the next day, until `orders refunded` says that it went by your own transfer.',
  ],
  examples: ['jobs drop 3f9a02c1'],
  async run({ id }, { terminal, open }) {
    const { database, print } = await open();
    const count = await withJobs(database, terminal, async ({ failed }) => {
      const jobs = jobsCalled(await failed.list(), id);
      await failed.drop(jobs.map((job) => job.id));
      return jobs.length;
    });
    print(count === 0 ? 'Nothing was tried in vain.' : `${several(count)} given up.`);
  },
});
