/** `npm run shop -- jobs …`: what the shop has tried in vain, and whether it is tried again. */
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column, namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printable, printableLines } from '../frame/words.ts';
import { aboutOf, jobJson, jobWords, jobId, jobCalled, jobIds, jobsCalled } from './job-words.ts';
import { withJobs, whenMailGoes } from './with-jobs.ts';

type Listed = FailedJob & { readonly about: string };

export const jobsList = defineCommand({
  summary: 'mails and refunds that could not be done, the latest first',
  options: { json },
  notes: [
    'A job is tried eleven times over some hours, with growing pauses; then it stands here for 30 days. `jobs retry` tries it again.',
  ],
  examples: ['jobs list', 'jobs list --json'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const failed = await withJobs(database, terminal, ({ failed: list }) => list.list());
    const listed: Listed[] = [];
    for (const job of failed) listed.push({ ...job, about: await aboutOf(database.db, job) });
    if (asJson)
      terminal.printJson({ jobs: listed.map((job) => jobJson(job, job.about)), total: listed.length });
    else if (listed.length === 0) terminal.print('Nothing was tried in vain.');
    else printList(terminal, listed, columns, listed.length);
  },
});

const columns: readonly Column<Listed>[] = [
  { heading: 'id', cell: ({ id }) => id.slice(-8) },
  { heading: 'given up', cell: ({ failedAt }) => minuteInRome(failedAt) },
  { heading: 'what', cell: ({ name }) => jobWords[name] ?? name },
  { heading: 'about', cell: ({ about }) => about },
  { heading: 'why', cell: ({ reason }) => printable(reason), canBeCut: true },
];

/** `npm run shop -- jobs show ID`: one job that was tried in vain, and all that the last try said. */
export const jobsShow = defineCommand({
  summary: 'one of them, and why it could not be done',
  operands: { id: jobId },
  options: { json },
  examples: ['jobs show 3f9a02c1'],
  async run({ id, json: asJson }, { terminal, open }) {
    const { database, print } = await open();
    const failed = await withJobs(database, terminal, ({ failed: list }) => list.list());
    const job = jobCalled(failed, id);
    const about = await aboutOf(database.db, job);
    if (asJson) return terminal.printJson(jobJson(job, about));
    for (const line of sheet(job, about, terminal.width)) print(line);
  },
});

const sheet = (job: FailedJob, about: string, width: number): string[] => [
  ...namedLines([
    ['job', job.id],
    ['what', jobWords[job.name] ?? job.name],
    ['about', about],
    ['ordered', minuteInRome(job.orderedAt)],
    ['given up', `${minuteInRome(job.failedAt)}, after ${job.tries} tries`],
  ]),
  '',
  ...printableLines(job.reason).flatMap((line) => wrapped(line, width)),
];

const several = (count: number) => (count === 1 ? 'One job' : `${count} jobs`);

/** `npm run shop -- jobs retry ID` and `jobs drop ID`: another try of what failed, or none. */
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
    'A refund that is given up is asked for again the next day, until `orders confirm-refund` says that it went by your own transfer.',
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
