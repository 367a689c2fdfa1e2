/** Keeps the catalogue on this device as the shop's is, where one is wanted: while the page is at rest, and never on a line that is spared. */
import { yardKey } from '../../domain/yard-mark.ts';
import { isHidden, onReturn, untilAtRest } from '../browser/activity.ts';
import { isCutOff, onOnline } from '../browser/network.ts';
import { isMetered, isSavingData } from '../browser/network-quality.ts';
import { readStored } from '../browser/storage.ts';
import { every, now } from '../browser/time.ts';

/** For so long nobody has pressed, written or scrolled. */
const restMs = 2_000;
const updateEveryMs = 5 * 60_000;

/** To be called once the page is alive. */
export function followYard(): void {
  let askedAt = 0;
  async function follow(): Promise<void> {
    const mark = readStored(yardKey);
    if (mark === undefined || isSavingData() || isCutOff() || isHidden()) return;
    if (now() - askedAt < updateEveryMs) return;
    askedAt = now();
    await untilAtRest(restMs);
    // Let go in the meantime: it must not come back.
    if (readStored(yardKey) === undefined) return;
    const { tellCopy } = await import('../lib/yard-copy.ts');
    // What was asked for goes on; all of it anew waits for a line that is not paid for by the byte.
    tellCopy(mark === 'here' ? { kind: 'update', mayRenew: !isMetered() } : { kind: 'bring' });
  }
  const look = (): void => void follow().catch(() => {});
  look();
  every(updateEveryMs, look);
  onReturn(look);
  onOnline(() => {
    if (readStored(yardKey) === undefined) return;
    void import('../lib/yard-copy.ts').then(({ tellCopy }) => tellCopy({ kind: 'tryNow' }));
  });
}
