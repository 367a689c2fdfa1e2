/** The queue for a command: opened for its work and closed after it, however that ends. */
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

/** The queue stands in the shop's database; whichever process of the shop works on it sends the mail. */
export const whenMailGoes = ({ isEmbedded, isJoined }: Pick<Database, 'isEmbedded' | 'isJoined'>): string =>
  !isEmbedded || isJoined ? 'from the running shop' : 'when the shop is started';
