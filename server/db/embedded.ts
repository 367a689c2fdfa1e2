/**
 * The embedded engine: PGlite in a worker thread, so that a slow query does not hold up the event loop,
 * reached over a Unix socket by the same driver as a real Postgres.
 * Two processes on one folder would corrupt it silently, hence the lock.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../config/start-error.ts';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import { engineCode } from './engine-files.ts';
import { lockFolder } from './folder-lock.ts';
import { hasDiskSpaceIn, minFreeDiskMb } from './disk-space.ts';

type Embedded = {
  /** Where the engine's socket lies. */
  readonly socketFolder: string;
  /** Whether another process runs the engine: a shop that is open. */
  readonly isJoined: boolean;
  /** Settles with the reason when the engine ends by itself: nothing can be read or written any more. */
  readonly lost: Promise<unknown>;
  stop(): Promise<void>;
};

/** What the engine's thread is told. */
export type EngineOptions = {
  readonly dataFolder: string;
  readonly socketPath: string;
  readonly code: WebAssembly.Module;
};

/** The name that Postgres' clients look for in a folder. */
const socketName = '.s.PGSQL.5432';

/**
 * What never ends by itself, as far as this process is told: a Postgres, to which the pool connects again, and an engine that
 * was joined, whose shop tells its own operator.
 */
export const never = new Promise<never>(() => {});

/** In the data folder, while a shop is open on it: where its engine's socket lies. */
const signpost = (folder: string): string => join(folder, 'db-socket');

/**
 * Starts the engine on a folder, made when absent; or joins the shop that is open on it.
 *
 * @param mayJoin for a command beside the shop; nobody joins a command
 * @throws StartError when another process has the folder, or there is no room beside it
 */
export async function openEmbedded(folder: string, mayJoin: boolean): Promise<Embedded> {
  mkdirSync(folder, { recursive: true, mode: ownerOnlyFolder });
  // One that is there already keeps its mode: the engine writes its files readable.
  chmodSync(folder, ownerOnlyFolder);
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch (error) {
    // Only while the folder is locked is a signpost believed: a process that was killed leaves its own behind.
    const joined = mayJoin ? await joinEmbedded(folder) : undefined;
    if (joined) return joined;
    throw error;
  }
  if (!hasDiskSpaceIn(folder)) {
    unlock();
    throw new StartError(
      `There is no room left on the disk of ${folder}: make some (${minFreeDiskMb} MB at least), or set DATA_DIR to another one.`,
    );
  }
  return startEmbedded(folder, unlock, !mayJoin);
}

async function joinEmbedded(folder: string): Promise<Embedded | undefined> {
  try {
    const socketFolder = readFileSync(signpost(folder), 'utf8').trim();
    await new Promise<void>((resolve, reject) => {
      const socket = connect(join(socketFolder, socketName), () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', reject);
    });
    return { socketFolder, isJoined: true, lost: never, stop: async () => {} };
  } catch {
    return undefined;
  }
}

async function startEmbedded(folder: string, unlock: () => void, isShop: boolean): Promise<Embedded> {
  // One left by a killed shop names a folder that by now may be anybody's; while a command has the lock it would be believed.
  rmSync(signpost(folder), { force: true });
  // Not inside the data folder: a Unix socket's path may have 107 bytes only. The folder is the owner's alone (0700).
  const socketFolder = mkdtempSync(join(tmpdir(), 'smonto-db-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      dataFolder: join(folder, 'db'),
      socketPath: join(socketFolder, socketName),
      code: await engineCode(),
    } satisfies EngineOptions,
  });
  const cleanUp = () => {
    rmSync(signpost(folder), { force: true });
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  let isStopping = false;
  const lost = new Promise<unknown>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', () => !isStopping && resolve(new Error('The thread of the database has ended.')));
  });
  const stop = async () => {
    isStopping = true;
    worker.postMessage('stop');
    await Promise.race([new Promise<void>((resolve) => worker.once('exit', () => resolve())), lost]);
    cleanUp();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      // Under `node --watch` the thread also tells which files it loads.
      worker.on('message', (message) => message === 'ready' && resolve());
      void lost.then(reject);
    });
    if (isShop) writeFileSync(signpost(folder), socketFolder);
  } catch (error) {
    cleanUp();
    throw error;
  }
  return { socketFolder, isJoined: false, lost, stop };
}
