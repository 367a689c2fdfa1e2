/**
 * The embedded engine: PGlite in a worker thread, so that a slow query does not hold up the event loop,
 * reached over a Unix socket by the same driver as a real Postgres.
 * Two processes on one folder would corrupt it silently, hence the lock.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownersAlone } from '../config.ts';
import { lockFolder } from './folder-lock.ts';

export type Embedded = { readonly socketFolder: string; stop(): Promise<void> };

/**
 * Starts the engine on a folder, made when absent.
 *
 * @throws StartError when another process has the folder
 */
export async function startEmbedded(folder: string): Promise<Embedded> {
  mkdirSync(folder, { recursive: true, mode: ownersAlone });
  const unlock = lockFolder(folder);
  // Not inside the data folder: a Unix socket's path may have 107 bytes only. The folder is the owner's alone (0700).
  const socketFolder = mkdtempSync(join(tmpdir(), 'smonto-db-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataFolder: join(folder, 'db'), socketPath: join(socketFolder, '.s.PGSQL.5432') },
  });
  const stop = async () => {
    worker.postMessage('stop');
    await new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      // Under `node --watch` the thread also tells which files it loads.
      worker.on('message', (message) => message === 'ready' && resolve());
      worker.once('error', reject);
    });
  } catch (error) {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
    throw error;
  }
  return { socketFolder, stop };
}
