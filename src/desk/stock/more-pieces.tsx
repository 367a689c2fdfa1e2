/** "Altri": the next page of a list of pieces. Nothing where all are shown. */
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import type { StockList } from './use-stock-list.ts';

export function MorePieces({ list: { data, isBusy, moreFailed, more } }: { readonly list: StockList }) {
  const { words } = useDesk();
  if (!data?.hasMore) return null;
  return (
    <>
      <Said failed={moreFailed} />
      <Button isLarge isWide isBusy={isBusy} onClick={() => void more()}>
        {words.stock.more(data.parts.length, data.total)}
      </Button>
    </>
  );
}
