/** A worker as a process of Node's cluster. */
import cluster, { type Worker } from 'node:cluster';
import type { WorkerProcess } from './keep-workers.ts';
import { compileCache } from '../process/quick-start.ts';
import { kindOf, type FromPrimary, type FromWorker } from './messages.ts';

export type ForkedWorker = WorkerProcess & {
  readonly id: number;
  onMessage(hear: (message: FromWorker) => void): void;
  tell(message: FromPrimary): void;
};

/**
 * What a process has to be told before it begins, to stay small. Its first file is found compiled as well, so that Node does not load
 * what takes the types out of it (17 MB); and of what was freed the larger pieces go back to the machine: of its own accord glibc keeps
 * for itself what was ever free at once (25 MB).
 */
const sparing = {
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** @param settings that are this worker's own */
export function forkWorker(settings: Readonly<Record<string, string>>): ForkedWorker {
  const worker = cluster.fork({ ...sparing, ...settings });
  const tell = (message: FromPrimary): void => {
    // Who is ending hears nothing any more.
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const hear = (listener: (message: FromWorker) => void): void => {
    worker.on('message', (message: unknown) => {
      if (kindOf(message) !== undefined) listener(message as FromWorker);
    });
  };
  // A message to one that is gone is told here as well.
  worker.on('error', () => {});
  return {
    id: worker.id,
    open: new Promise((resolve) => hear(({ kind }) => kind === 'open' && resolve())),
    ended: new Promise((resolve) =>
      worker.once('exit', (status, signal) => resolve(signal || `status ${status}`)),
    ),
    stop: (isReplaced) => tell({ kind: 'stop', isReplaced }),
    kill: () => void kill(worker),
    onMessage: hear,
    tell,
  };
}

const kill = (worker: Worker): boolean => worker.process.kill('SIGKILL');
