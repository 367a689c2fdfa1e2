/** Keeps the orders on this device as the shop's are, for who asked for that: while the page is at rest. */
import { isHidden, onReturn, untilAtRest } from '../browser/activity.ts';
import { isCutOff } from '../browser/network.ts';
import { now } from '../browser/time.ts';
import type { Stores } from '../stores/stores.tsx';

/** For so long nobody has pressed, written or scrolled. */
const restMs = 2_000;
const updateEveryMs = 10 * 60_000;

/** To be called once the page is alive. */
export function followOrders({ api, session }: Stores): void {
  let askedAt = 0;
  async function follow(): Promise<void> {
    const person = session.user.peek();
    if (!person || isHidden() || isCutOff() || now() - askedAt < updateEveryMs) return;
    askedAt = now();
    await untilAtRest(restMs);
    const { readPocket, refreshPocket } = await import('../lib/pocket-orders.ts');
    if ((await readPocket())?.ownerId !== person.id) return;
    await refreshPocket(person.id, (await api.orders()).orders);
  }
  const look = (): void => void follow().catch(() => {});
  session.user.subscribe(look);
  onReturn(look);
}
