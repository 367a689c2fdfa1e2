/** A photo that was lost on its way, and what brings it back: fetched by those who lose one. */
import { reasonToTry } from '../../browser/network.ts';
import { whetherThere } from '../../browser/lost-files.ts';
import { keepTrying } from '../../lib/keep-trying.ts';

const firstPauseMs = 1_000;
/** How often each was lost by now: one that can be had and not shown is asked for ever less often. */
const losses = new Map<string, number>();

/**
 * Waits until there is reason to believe that it can be shown.
 *
 * @returns false where the shop has it no more
 */
export async function canBeShown(src: string): Promise<boolean> {
  const before = losses.get(src) ?? 0;
  losses.set(src, before + 1);
  await reasonToTry(firstPauseMs * 2 ** before);
  return keepTrying(() => whetherThere(src));
}
