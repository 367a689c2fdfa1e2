/** A worker's side of what it and its primary process tell each other. */
import cluster from 'node:cluster';
import { kindOf, type AllFigures, type Figures, type FromPrimary, type FromWorker } from './messages.ts';

/** Whether this process is one of several that serve. */
export const isWorker = (): boolean => cluster.isWorker;

/** Tells the primary that requests are taken here. */
export const sayOpen = (): void => tell({ kind: 'open' });

/**
 * Ends when the primary says so. What a terminal or systemd signals to all processes is its matter: it may want them to stay for a
 * while.
 */
export function onToldToStop(stop: (isReplaced: boolean) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  listen((message) => {
    if (message.kind === 'stop') stop(message.isReplaced);
  });
}

/** Answers the primary what this process counted. */
export function tellFigures(read: () => Promise<Figures>): void {
  listen(async (message) => {
    if (message.kind === 'figures?') tell({ kind: 'figures', id: message.id, figures: await read() });
  });
}

let asked = 0;

/** What all processes counted. @throws Error when the primary does not answer in time */
export function readAllFigures(withinMs: number): Promise<AllFigures> {
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stop();
      reject(new Error('The primary process does not tell what the others counted.'));
    }, withinMs);
    const stop = listen((message) => {
      if (message.kind !== 'all-figures' || message.id !== id) return;
      clearTimeout(late);
      stop();
      resolve(message.all);
    });
    tell({ kind: 'all-figures?', id });
  });
}

function listen(hear: (message: FromPrimary) => unknown): () => void {
  const onMessage = (message: unknown) => {
    if (kindOf(message) !== undefined) void hear(message as FromPrimary);
  };
  process.on('message', onMessage);
  return () => process.off('message', onMessage);
}

function tell(message: FromWorker): void {
  // The primary may be gone; this process follows it then.
  process.send?.(message, undefined, undefined, () => {});
}
