/** How a process of the shop begins and ends. */
import pTimeout from 'p-timeout';
import { isDiskFull, isUnavailable, reasonOf } from '../db/driver-error.ts';
import { errorLine } from '../log/log.ts';
import { StartError } from '../config/start-error.ts';

/**
 * How long the end may take, whatever hangs. Longer than a request may take to arrive would keep a new version waiting; those
 * who watch over processes kill them after 30 s (Kubernetes) or 90 s (systemd).
 */
export const stopWithinMs = 25_000;

/** What begins, or one sentence and the end of the process where it cannot. */
export async function begin(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const told = asStartError(error);
    if (!told) throw error;
    process.stderr.write(`${told.message}\n`);
    process.exit(1);
  }
}

/**
 * Finishes what runs, takes nothing new, then ends; what hangs is cut off. A second signal ends at once.
 *
 * @param longerMs what `stop` spends on purpose, beside the time that what hangs may take
 */
export function stopOnSignal(stop: () => Promise<void>, longerMs = 0): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const end = () => {
    // Without a listener the next signal does what signals do.
    for (const signal of signals) process.off(signal, end);
    stopWithin(stop(), longerMs);
  };
  for (const signal of signals) process.on(signal, end);
}

/** Ends the process once what runs is finished, or after the time that it may take. @param longerMs as above */
export function stopWithin(stopping: Promise<void>, longerMs = 0): void {
  within(stopping, stopWithinMs + longerMs).then(() => process.exit(0), endWith);
}

/** @throws TimeoutError when the work is not done in time */
export const within = (work: Promise<void>, ms: number): Promise<void> =>
  pTimeout(work, { milliseconds: ms, message: `What ran was not finished within ${ms} ms and was cut off.` });

/** Ends: whoever watches over the process starts it again, and the engine recovers as after a power cut. */
export function endWith(reason: unknown): never {
  process.stderr.write(errorLine(reason));
  process.exit(1);
}

/** Of files: no right to, nothing but reading, or a file where there should be a folder. */
const unwritable: readonly string[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/**
 * What kept the shop from starting, wherever on the way it was met: the disk, or a database that was there a moment ago.
 *
 * @returns undefined for a fault of the shop's own
 */
function asStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error;
  if (isDiskFull(error))
    return new StartError('There is no room left on the disk: make some, or set DATA_DIR to another one.');
  if (isUnavailable(error))
    return new StartError(
      `The database was lost while the shop was starting: ${reasonOf(error)}. Start it again once the database answers.`,
    );
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined && path !== undefined && unwritable.includes(code)
    ? new StartError(`${path} cannot be written (${code}): set DATA_DIR to a folder of the shop’s own.`)
    : undefined;
}
