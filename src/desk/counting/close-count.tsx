/** Before a count is written down: what is missing, what is more, and what comes from elsewhere. */
import type { Count, CountedOutcome } from '../../../domain/contract/desk-counting.ts';
import type { StockPart, WholeStockPlace } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { expectedOf, type Counting } from './use-count.ts';

type CloseCountProps = {
  readonly place: WholeStockPlace;
  readonly counting: Counting;
  readonly onClose: () => void;
  readonly onDone: (outcomes: readonly CountedOutcome[]) => void;
};

export function CloseCount({ place, counting, onClose, onDone }: CloseCountProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const { others } = counting;
  const waiting = counting.unread.filter(({ isUnknown }) => !isUnknown).length;
  const found = ({ id }: StockPart) => counting.found(id);
  const missing = place.pieces.filter((part) => found(part) < expectedOf(part));
  const more = place.pieces.filter((part) => found(part) > expectedOf(part));
  const asBooked = place.pieces.length - missing.length - more.length;

  const count: Count = {
    place: place.name,
    parts: [
      ...place.pieces.map((part) => ({ id: part.id, found: found(part), expected: expectedOf(part) })),
      // Put here meanwhile, it is among those that were to be found.
      ...others
        .filter(({ id }) => place.pieces.every((piece) => piece.id !== id))
        .map(({ id }) => ({ id, found: 1, expected: null })),
    ],
  };

  return (
    <Dialog title={words.counting.closeTitle(place.name)} onClose={onClose}>
      <Said failed={failed} />
      {asBooked > 0 && <p>{words.counting.asBooked(asBooked)}</p>}
      <Codes words={words.counting.missing(missing.length)} parts={missing} />
      <Codes words={words.counting.moreFound} parts={more} />
      <Codes words={words.counting.comeHere(others.length)} parts={others} />
      {missing.length > 0 && <Notice>{words.counting.missingLeave}</Notice>}
      {waiting > 0 && <Notice tone="bad">{words.counting.unread(waiting)}</Notice>}
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          look="signal"
          isLarge
          isBusy={isBusy}
          disabled={waiting > 0}
          onClick={() =>
            void act(async () => {
              const { parts } = await calls.countPlace(count);
              counting.forget();
              onDone(parts);
            })
          }
        >
          {words.counting.write}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type CodesProps = { readonly words: string; readonly parts: readonly StockPart[] };

/** Nothing where there are none. */
function Codes({ words, parts }: CodesProps) {
  if (parts.length === 0) return null;
  return (
    <p>
      {words} <strong>{parts.map(({ sku }) => sku).join(', ')}</strong>
    </p>
  );
}
