/** The orders as the shop tells them; those on this device where it does not answer, or not soon. */
import { cacheAfterMs } from '../../../domain/constants.ts';
import type { PocketOrders } from '../../../domain/contract/pocket-orders.ts';
import { after } from '../../browser/time.ts';
import { ConnectionLost } from '../../lib/failure.ts';

export type Pocketed<Told> = {
  readonly pocket: PocketOrders;
  /** What the shop says all the same. */
  readonly late: Promise<Told>;
};

export function orPocket<Told>(late: Promise<Told>): Promise<Told | Pocketed<Told>> {
  return new Promise((resolve, reject) => {
    async function look(): Promise<void> {
      const { readPocket } = await import('../../lib/pocket-orders.ts');
      const pocket = await readPocket();
      if (pocket) resolve({ pocket, late });
    }
    const cancel = after(cacheAfterMs, () => void look().catch(() => {}));
    late
      .then(resolve, async (error: unknown) => {
        if (error instanceof ConnectionLost) await look().catch(() => {});
        reject(error as Error);
      })
      .finally(cancel);
  });
}
