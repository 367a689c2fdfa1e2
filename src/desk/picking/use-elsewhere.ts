/** What channels have sold and is to be fetched from its place, and taking a piece of it. */
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { Problem } from '../../../domain/problem.ts';
import { useDesk } from '../room/context.ts';
import { useLoaded, type Loaded } from '../room/use-loaded.ts';

export type Elsewhere = Pick<Loaded<unknown>, 'failed' | 'reload'> & {
  readonly items: readonly ElsewhereItem[];
  /** @throws Problem where it cannot be taken, or somebody else was first */
  take(item: ElsewhereItem, isPicked: boolean): Promise<void>;
};

/** @param isAway the shop does not answer: nothing is known of it */
export function useElsewhere(isAway: boolean): Elsewhere {
  const { calls } = useDesk();
  const { data, failed, reload, setData } = useLoaded(
    async () => (isAway ? { items: [] } : calls.elsewhere()),
    isAway ? 'away' : '',
  );
  return {
    items: data?.items ?? [],
    failed,
    reload,
    async take(item, isPicked) {
      try {
        setData(await calls.pickElsewhere(item.id, isPicked));
      } catch (error) {
        // It is otherwise than the list says: what is so now is shown first, and then why it was refused.
        if (error instanceof Problem && (error.status === 404 || error.status === 409)) await reload();
        throw error;
      }
    },
  };
}
