/** An order that nobody has paid yet: until when it is waited for, and that the transfer has come or nothing will, which is the owner's to say. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import styles from './order.module.css';

type AwaitedPaymentProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing of an order that is paid or over; a question that is open stays, with why it was refused. */
export function AwaitedPayment({ order, onChanged }: AwaitedPaymentProps) {
  const { calls, words, locale, visit } = useDesk();
  const [asked, setAsked] = useState<'paid' | 'cancelled'>();
  const { awaited, orderNumber, total } = order;
  const isOurs = awaited !== null && isTakenByShop(awaited.method);
  const isOwner = visit?.role === 'owner';
  const close = () => setAsked(undefined);
  return (
    <>
      {awaited && (
        <section className={styles.section} aria-labelledby="awaited">
          <h2 id="awaited">{words.awaited.title}</h2>
          {isOurs && (
            <p>
              <strong>{words.awaited.amount(formatMoney(total, locale))}</strong>
            </p>
          )}
          <p>{words.awaited.until(formatMoment(awaited.until, locale))}</p>
          {isOwner && (
            <div className={styles.actions}>
              {isOurs && (
                <Button isLarge onClick={() => setAsked('paid')}>
                  {words.awaited.open}
                </Button>
              )}
              <Button isLarge look="plain" onClick={() => setAsked('cancelled')}>
                {words.awaited.cancel.open}
              </Button>
            </div>
          )}
          {isOurs && !isOwner && <p className="muted small">{words.awaited.ownerOnly}</p>}
        </section>
      )}
      {asked === 'paid' && (
        <ReceivedDialog
          orderNumber={orderNumber}
          amount={total}
          onDone={(paid) => {
            onChanged(paid);
            close();
          }}
          onClose={close}
        />
      )}
      {asked === 'cancelled' && (
        <AskDialog
          title={words.awaited.cancel.ask}
          doing={words.awaited.cancel.do}
          leaving={words.awaited.cancel.leave}
          onDo={async () => {
            onChanged(await calls.cancelOrder(orderNumber));
            close();
          }}
          onClose={close}
        >
          <p>{words.awaited.cancel.about(orderNumber)}</p>
        </AskDialog>
      )}
    </>
  );
}
