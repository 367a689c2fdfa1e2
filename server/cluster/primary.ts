/** The primary process of a shop with several workers: it serves nobody itself, so hardly anything can happen to it. */
import cluster from 'node:cluster';
import type { Config } from '../config/config.ts';
import { endWith, stopWithinMs } from '../process/lifecycle.ts';
import { exchangeFigures } from './exchange-figures.ts';
import { forkWorker } from './forked-worker.ts';
import { keepWorkers, type Workers } from './keep-workers.ts';

/**
 * Opens the shop with as many workers as are set. `SIGHUP` starts the release that is on the disk now, without a refused request.
 * Ends the process with the status 1 where the shop cannot be opened: the first worker has said why.
 */
export async function openByWorkers(config: Config, say: (line: string) => void): Promise<void> {
  // Connections wait in one queue, from which each worker takes its own. Handed out by the primary one would hang for good whose
  // worker dies before it has taken it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const takeIn = exchangeFigures();
  const beginning = keepWorkers({
    count: config.workers,
    // A worker cuts off by itself what hangs.
    patienceMs: stopWithinMs + config.drainMs + 2_000,
    complain: (line) => process.stderr.write(`${line}\n`),
    fork(place) {
      const worker = forkWorker(place === 0 ? {} : besideJobs);
      takeIn(worker);
      return worker;
    },
  });
  const workers = await beginning.catch(() => process.exit(1));
  say(`Smonto is open: ${config.publicUrl}`);
  process.on('SIGHUP', () => void workers.renew().catch(endWith));
  stopTogether(workers);
}

/** One worker works on the jobs, as one process would. */
const besideJobs = { JOBS: 'off', BACKUP_DIR: '' };

function stopTogether(workers: Workers): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  let isTold = false;
  for (const signal of signals) {
    process.on(signal, () => {
      // A second signal ends at once.
      if (isTold) {
        workers.kill();
        process.exit(1);
      }
      isTold = true;
      workers.stop().then(() => process.exit(0), endWith);
    });
  }
}
