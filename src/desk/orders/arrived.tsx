/** A parcel has arrived at its buyer: asked before it is said, since the days for a return begin with it. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import styles from './order.module.css';

type ArrivedProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing while it is not on its way; a question that is open stays, with why it was refused. */
export function Arrived({ order, onChanged }: ArrivedProps) {
  const { calls, words } = useDesk();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {order.next === 'arrive' && (
        <div className={styles.actions}>
          <Button isLarge look="signal" onClick={() => setAsking(true)}>
            {words.order.delivered}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={words.order.deliveredAsk}
          doing={words.order.deliveredDo}
          onDo={async () => {
            onChanged(await calls.deliver(order.orderNumber));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.order.deliveredAbout}</p>
        </AskDialog>
      )}
    </>
  );
}
