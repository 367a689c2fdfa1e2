/** `npm run shop -- jobs …`: what the shop has tried in vain, and whether it is tried again. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column, namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, printable, printableLines } from '../frame/words.ts';
import { jobWord } from './job-names.ts';
import { aboutOf, jobJson, jobId, jobCalled, jobIds, jobsCalled } from './job-words.ts';
import { withJobs, whenMailGoes } from './with-jobs.ts';

type Listed = FailedJob & { readonly about: string };

const words = {
  it: {
    none: 'Non c’è niente che sia andato a vuoto.',
    tries: (moment: string, tries: number) => `${moment}, dopo ${tries} tentativi`,
    retried: (count: number, when: string) =>
      `${count === 1 ? 'Un lavoro sarà riprovato' : `${formatNumber(count, 'it')} lavori saranno riprovati`} ${when}.`,
    dropped: (count: number) =>
      count === 1 ? 'Un lavoro lasciato perdere.' : `${formatNumber(count, 'it')} lavori lasciati perdere.`,
  },
  en: {
    none: 'Nothing was tried in vain.',
    tries: (moment: string, tries: number) => `${moment}, after ${tries} tries`,
    retried: (count: number, when: string) =>
      `${count === 1 ? 'One job' : `${formatNumber(count, 'en')} jobs`} will be tried again ${when}.`,
    dropped: (count: number) => `${count === 1 ? 'One job' : `${formatNumber(count, 'en')} jobs`} given up.`,
  },
} satisfies InBoth<object>;

export const jobsList = defineCommand({
  help: {
    it: {
      summary: 'e-mail e rimborsi che non sono riusciti, prima gli ultimi',
      notes: [
        'Un lavoro si prova undici volte in qualche ora, con pause sempre più lunghe; poi resta qui per 30 giorni. Con `jobs retry` si riprova.',
      ],
    },
    en: {
      summary: 'mails and refunds that could not be done, the latest first',
      notes: [
        'A job is tried eleven times over some hours, with growing pauses; then it stands here for 30 days. `jobs retry` tries it again.',
      ],
    },
  },
  options: { json },
  examples: ['jobs list', 'jobs list --json'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const failed = await withJobs(database, terminal, ({ failed: list }) => list.list());
    const listed: Listed[] = [];
    for (const job of failed) listed.push({ ...job, about: await aboutOf(database.db, job) });
    if (asJson)
      terminal.printJson({ jobs: listed.map((job) => jobJson(job, job.about)), total: listed.length });
    else if (listed.length === 0) terminal.print(words[language].none);
    else printList({ terminal, language }, listed, columns, listed.length);
  },
});

const columns: readonly Column<Listed>[] = [
  { heading: 'id', cell: ({ id }) => id.slice(-8) },
  { heading: { it: 'lasciato', en: 'given up' }, cell: ({ failedAt }) => minuteInRome(failedAt) },
  { heading: { it: 'cosa', en: 'what' }, cell: ({ name }, language) => jobWord(name, language) },
  { heading: { it: 'per', en: 'about' }, cell: ({ about }) => about },
  { heading: { it: 'perché', en: 'why' }, cell: ({ reason }) => printable(reason), canBeCut: true },
];

/** `npm run shop -- jobs show ID`: one job that was tried in vain, and all that the last try said. */
export const jobsShow = defineCommand({
  help: {
    it: { summary: 'uno di loro, e perché non è riuscito' },
    en: { summary: 'one of them, and why it could not be done' },
  },
  operands: { id: jobId },
  options: { json },
  examples: ['jobs show 3f9a02c1'],
  async run({ id, json: asJson }, { terminal, language, open }) {
    const { database, print } = await open();
    const failed = await withJobs(database, terminal, ({ failed: list }) => list.list());
    const job = jobCalled(failed, id, language);
    const about = await aboutOf(database.db, job);
    if (asJson) return terminal.printJson(jobJson(job, about));
    for (const line of sheet(job, about, terminal.width, language)) print(line);
  },
});

const sheet = (job: FailedJob, about: string, width: number, language: Locale): string[] => [
  ...namedLines(
    [
      [{ it: 'lavoro', en: 'job' }, job.id],
      [{ it: 'cosa', en: 'what' }, jobWord(job.name, language)],
      [{ it: 'per', en: 'about' }, about],
      [{ it: 'chiesto', en: 'ordered' }, minuteInRome(job.orderedAt)],
      [{ it: 'lasciato', en: 'given up' }, words[language].tries(minuteInRome(job.failedAt), job.tries)],
    ],
    language,
  ),
  '',
  ...printableLines(job.reason).flatMap((line) => wrapped(line, width)),
];

/** `npm run shop -- jobs retry ID` and `jobs drop ID`: another try of what failed, or none. */
export const jobsRetry = defineCommand({
  help: {
    it: { summary: 'riprova quello che non è riuscito' },
    en: { summary: 'try again what failed' },
  },
  operands: { id: jobIds },
  examples: ['jobs retry 3f9a02c1', 'jobs retry all'],
  async run({ id }, { terminal, language, open }) {
    const { database, print } = await open();
    const count = await withJobs(database, terminal, async ({ failed }) =>
      failed.retry(jobsCalled(await failed.list(), id, language).map((job) => job.id)),
    );
    print(
      count === 0 ? words[language].none : words[language].retried(count, whenMailGoes(database, language)),
    );
  },
});

export const jobsDrop = defineCommand({
  help: {
    it: {
      summary: 'lascia perdere quello che non è riuscito: fatto a mano, o non serve più a nessuno',
      notes: [
        'Un rimborso lasciato perdere si chiede di nuovo il giorno dopo, finché `orders confirm-refund` non dice che l’hai mandato tu con un bonifico.',
      ],
    },
    en: {
      summary: 'give up what failed: it was done by hand, or nobody wants it any more',
      notes: [
        'A refund that is given up is asked for again the next day, until `orders confirm-refund` says that it went by your own transfer.',
      ],
    },
  },
  operands: { id: jobIds },
  examples: ['jobs drop 3f9a02c1'],
  async run({ id }, { terminal, language, open }) {
    const { database, print } = await open();
    const count = await withJobs(database, terminal, async ({ failed }) => {
      const jobs = jobsCalled(await failed.list(), id, language);
      await failed.drop(jobs.map((job) => job.id));
      return jobs.length;
    });
    print(count === 0 ? words[language].none : words[language].dropped(count));
  },
});
