/** A part as an answer names it, with what became of its private price; one that is still good can be taken back. */
import { useState } from 'react';
import type { AnsweredPart as Part, InboxThread } from '../../../domain/contract/desk-inbox.ts';
import { formatDay } from '../../../domain/format.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';

type AnsweredPartProps = {
  readonly threadId: string;
  readonly part: Part;
  readonly onTakenBack: (thread: InboxThread) => void;
};

export function AnsweredPart({ threadId, part, onTakenBack }: AnsweredPartProps) {
  const { locale, words } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { name, serialNumber, condition, discountedPrice, offer, offerState } = part;
  const line = [nameWithNumber(name, serialNumber), condition, formatMoney(discountedPrice, locale)];
  if (offer && offerState)
    line.push(
      words.inbox.offered(formatMoney(offer.price, locale), formatDay(offer.until, locale)),
      words.inbox.offerStates[offerState],
    );
  return (
    <>
      <p className="small">{line.join(' · ')}</p>
      {offer && offerState === 'open' && (
        <Button isLarge aria-label={words.inbox.takeBackOf(name)} onClick={() => setAsking(true)}>
          {words.inbox.takeBack}
        </Button>
      )}
      {offer && isAsking && (
        <TakeBack
          threadId={threadId}
          name={name}
          offerId={offer.id}
          onClose={() => setAsking(false)}
          onTakenBack={(thread) => {
            setAsking(false);
            onTakenBack(thread);
          }}
        />
      )}
    </>
  );
}

type TakeBackProps = Pick<AnsweredPartProps, 'threadId' | 'onTakenBack'> & {
  readonly name: string;
  readonly offerId: string;
  readonly onClose: () => void;
};

function TakeBack({ threadId, name, offerId, onClose, onTakenBack }: TakeBackProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  return (
    <Dialog title={words.inbox.takeBackOf(name)} onClose={onClose}>
      <p>{words.inbox.takeBackSure}</p>
      <Said failed={failed} />
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          isLarge
          look="signal"
          isBusy={isBusy}
          onClick={() => void act(async () => onTakenBack(await calls.takeBackOffer(threadId, offerId)))}
        >
          {words.inbox.takeBack}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
