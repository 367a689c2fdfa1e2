/** An order that nobody has paid yet: until when it is waited for, and that the transfer has come, which is the owner's to say. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk.ts';
import { formatMoment } from '../../../domain/format.ts';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import styles from './order.module.css';

type AwaitedPaymentProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing of an order that is paid or over; a question that is open stays, with why it was refused. */
export function AwaitedPayment({ order, onChanged }: AwaitedPaymentProps) {
  const { calls, words, locale, visit } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { awaited, orderNumber } = order;
  const isOurs = awaited !== null && isTakenByShop(awaited.method);
  const isOwner = visit?.role === 'owner';
  return (
    <>
      {awaited && (
        <section className={styles.section} aria-labelledby="awaited">
          <h2 id="awaited">{words.awaited.title}</h2>
          <p>{words.awaited.until(formatMoment(awaited.until, locale))}</p>
          {isOurs && isOwner && (
            <div className={styles.actions}>
              <Button isLarge onClick={() => setAsking(true)}>
                {words.awaited.open}
              </Button>
            </div>
          )}
          {isOurs && !isOwner && <p className="muted small">{words.awaited.ownerOnly}</p>}
        </section>
      )}
      {isAsking && (
        <AskDialog
          title={words.awaited.ask}
          doing={words.awaited.do}
          onDo={async () => {
            onChanged(await calls.receivePayment(orderNumber));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.awaited.about(orderNumber)}</p>
        </AskDialog>
      )}
    </>
  );
}
