/** What was ticked off and the shop would not have, with why, until somebody has read it; nothing where there is none. */
import type { PickTick } from '../../offline/desk-picking/pick-ticks.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { sentenceOf } from '../room/said.tsx';

type RefusedTicksProps = {
  readonly ticks: readonly PickTick[];
  readonly onRead: (itemIds: readonly string[]) => Promise<void>;
};

export function RefusedTicks({ ticks, onRead }: RefusedTicksProps) {
  const { words } = useDesk();
  if (ticks.length === 0) return null;
  return (
    <div className="stack">
      {ticks.map(({ itemId, sku, orderNumber, refusal = '' }) => (
        <Notice key={itemId} tone="bad">
          {words.picking.refused(sku, orderNumber, sentenceOf(words, refusal))}
        </Notice>
      ))}
      <div>
        <Button isLarge onClick={() => void onRead(ticks.map(({ itemId }) => itemId))}>
          {words.picking.read}
        </Button>
      </div>
    </div>
  );
}
