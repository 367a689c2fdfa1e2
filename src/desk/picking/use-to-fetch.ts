/** What is to be fetched from its place: for paid orders, and of what channels have sold; and taking one of it. */
import type { PickingList } from '../../../domain/contract/desk.ts';
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { Problem } from '../../../domain/problem.ts';
import { useDesk } from '../room/context.ts';
import { useLoaded, type Loaded } from '../room/use-loaded.ts';

export type ToFetch = PickingList['items'][number] | ElsewhereItem;

/** Whether a channel has sold it. */
export const isElsewhere = (item: ToFetch): item is ElsewhereItem => 'channel' in item;

export type Fetching = Pick<Loaded<readonly ToFetch[]>, 'data' | 'failed' | 'reload'> & {
  /** @throws Problem where it cannot be taken, or somebody else was first */
  take(item: ToFetch, isPicked: boolean): Promise<void>;
};

export function useToFetch(): Fetching {
  const { calls } = useDesk();
  const { data, failed, reload, setData } = useLoaded<readonly ToFetch[]>(async () => {
    const [picking, elsewhere] = await Promise.all([calls.picking(), calls.elsewhere()]);
    return [...picking.items, ...elsewhere.items];
  });
  const items = data ?? [];

  async function takeNow(item: ToFetch, isPicked: boolean): Promise<void> {
    if (isElsewhere(item)) {
      const { items: sold } = await calls.pickElsewhere(item.id, isPicked);
      setData([...items.filter((other) => !isElsewhere(other)), ...sold]);
      return;
    }
    const { items: now } = await calls.pick(item.orderNumber, item.id, isPicked);
    const taken = now.find(({ id }) => id === item.id);
    if (taken) setData(items.map((other) => (other.id === item.id ? { ...other, ...taken } : other)));
  }

  return {
    data,
    failed,
    reload,
    async take(item, isPicked) {
      try {
        await takeNow(item, isPicked);
      } catch (error) {
        // It is otherwise than the list says: what is so now is shown first, and then why it was refused.
        if (error instanceof Problem && (error.status === 404 || error.status === 409)) await reload();
        throw error;
      }
    },
  };
}
