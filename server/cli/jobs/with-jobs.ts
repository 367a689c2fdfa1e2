/** The queue for a command: opened for its work and closed after it, however that ends. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import type { Database } from '../../db/client.ts';
import { openJobs, type JobQueue } from '../../jobs/queue.ts';
import type { Terminal } from '../frame/terminal.ts';

export async function withJobs<Result>(
  database: Database,
  terminal: Terminal,
  work: (jobs: Pick<JobQueue, 'send' | 'isOrdered' | 'failed'>) => Promise<Result>,
): Promise<Result> {
  const jobs = await openJobs(database, (error) => terminal.tell(String(error)));
  try {
    return await work(jobs);
  } finally {
    await jobs.close();
  }
}

const words = {
  it: { fromRunningShop: 'dal negozio aperto', whenStarted: 'quando il negozio parte' },
  en: { fromRunningShop: 'from the running shop', whenStarted: 'when the shop is started' },
} satisfies InBoth<object>;

/** The queue stands in the shop's database; whichever process of the shop works on it sends the mail. */
export const whenMailGoes = (
  { isEmbedded, isJoined }: Pick<Database, 'isEmbedded' | 'isJoined'>,
  language: Locale,
): string => (!isEmbedded || isJoined ? words[language].fromRunningShop : words[language].whenStarted);
