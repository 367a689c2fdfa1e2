/** `npm run shop -- jobs list`: what the shop has tried in vain. */
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';
import { aboutOf, jobJson, jobWords } from './job-words.ts';
import { withJobs } from './with-jobs.ts';

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
