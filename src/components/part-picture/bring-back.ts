/** A photo that was lost on its way, and what brings it back: fetched by those who lose one. */
import { reasonToTry } from '../../browser/network.ts';
import { whetherThere } from '../../browser/lost-files.ts';
import { keepTrying } from '../../lib/keep-trying.ts';

const firstPauseMs = 1_000;

/**
 * Waits until there is reason to believe that it can be shown.
 *
 * @param losses how often it was lost by now: one that can be had and not shown is asked for ever less often
 * @returns false where the shop has it no more
 */
export async function canBeShown(src: string, losses: number): Promise<boolean> {
  await reasonToTry(firstPauseMs * 2 ** losses);
  return keepTrying(() => whetherThere(src));
}
