/** A part as an answer names it, with what became of its private price; one that is still good can be taken back. */
import { useState } from 'react';
import type { AnsweredPart as Part, InboxThread } from '../../../domain/contract/desk-inbox.ts';
import { formatDay } from '../../../domain/format.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';

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
  return (
    <AskDialog
      title={words.inbox.takeBackOf(name)}
      doing={words.inbox.takeBack}
      onDo={async () => onTakenBack(await calls.takeBackOffer(threadId, offerId))}
      onClose={onClose}
    >
      <p>{words.inbox.takeBackSure}</p>
    </AskDialog>
  );
}
