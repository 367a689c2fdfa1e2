import { now } from '../../browser/time.ts';
import { carryLetters } from '../../offline/letters/carry-letters.ts';
import { readLetters } from '../../offline/letters/letter-box.ts';
import { isUnsent } from '../../offline/letters/letter.ts';

/** How many letters the shop does not have, after a last try. */
export async function countUnsent(): Promise<number> {
  if ((await readLetters()).length === 0) return 0;
  await carryLetters((...call) => fetch(...call), now);
  return (await readLetters()).filter(isUnsent).length;
}
