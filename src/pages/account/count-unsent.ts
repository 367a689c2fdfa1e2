import { after, now } from '../../browser/time.ts';
import { carryLetters } from '../../offline/letters/carry-letters.ts';
import { readLetters } from '../../offline/letters/letter-box.ts';
import { isUnsent } from '../../offline/letters/letter.ts';

/** On a line that hangs nobody stands there for longer: what has not gone by then is asked about. */
const patienceMs = 4_000;

/** How many letters the shop does not have, after a last try of some seconds. */
export async function countUnsent(): Promise<number> {
  if ((await readLetters()).length === 0) return 0;
  await Promise.race([
    carryLetters((...call) => fetch(...call), now),
    new Promise<void>((resolve) => void after(patienceMs, resolve)),
  ]);
  return (await readLetters()).filter(isUnsent).length;
}
