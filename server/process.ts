/** How a process of the shop begins and ends. */
import { errorLine } from './log.ts';
import { StartError } from './start-error.ts';

/** What begins, or one sentence and the end of the process where it cannot. */
export async function begin(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Finishes what runs, takes nothing new, then ends. A second signal ends at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void stop().then(() => process.exit(0), endWith);
    });
}

/** Ends: whoever watches over the process starts it again, and the engine recovers as after a power cut. */
export function endWith(reason: unknown): never {
  process.stderr.write(errorLine(reason));
  process.exit(1);
}
