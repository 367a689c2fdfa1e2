/** `npm run shop -- jobs show ID`: one job that was tried in vain, and all that the last try said. */
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printableLines } from '../frame/words.ts';
import { aboutOf, jobId, jobJson, jobCalled, jobWords } from './job-words.ts';
import { withJobs } from './with-jobs.ts';

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
