/** What has to come sooner or later is asked for until it does: on a line with one bar every other request fails, and no event says so. */
import { reasonToTry } from '../browser/network.ts';

const firstPauseMs = 250;
const longestPauseMs = 60_000;

/**
 * Tries with growing pauses until it succeeds, and sooner where there is a reason to.
 *
 * @param work rejects where it is to be tried again
 */
export const keepTrying = <Result>(work: () => Promise<Result>, pauseMs = firstPauseMs): Promise<Result> =>
  work().catch(async () => {
    await reasonToTry(pauseMs);
    return keepTrying(work, Math.min(pauseMs * 2, longestPauseMs));
  });
