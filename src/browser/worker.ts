/** Workers beside the page: code that is not to hold it up. */
import { trustedScript } from './trusted-types.ts';

export type RunningWorker<ToWorker> = { say(message: ToWorker): void; end(): void };

/**
 * @param address of its file
 * @param onFailed it came to an end by itself: its file could not be had, or it is at fault
 * @returns undefined where the browser allows none
 */
export function startWorker<ToWorker, FromWorker>(
  address: string,
  onMessage: (message: FromWorker) => void,
  onFailed: () => void,
): RunningWorker<ToWorker> | undefined {
  try {
    const worker = new Worker(trustedScript(address), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
    worker.onerror = () => {
      worker.terminate();
      onFailed();
    };
    return { say: (message) => worker.postMessage(message), end: () => worker.terminate() };
  } catch {
    return undefined;
  }
}
