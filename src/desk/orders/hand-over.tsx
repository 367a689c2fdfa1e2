/** What lies ready is handed to who collects it, once their number and name were compared with the order's. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatDays } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import styles from './order.module.css';

type HandOverProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing while it does not lie ready; a question that is open stays, with why it was refused. */
export function HandOver({ order, onChanged }: HandOverProps) {
  const { words, locale } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const isReady = order.next === 'hand_over' || order.next === 'uncollected';
  return (
    <>
      {isReady && (
        <section className={styles.section} aria-labelledby="hand-over">
          <h2 id="hand-over">{words.collection.title}</h2>
          {order.keptUntil && (
            <p>{words.collection.keptUntil(formatDays(order.keptUntil, order.keptUntil, locale))}</p>
          )}
          <div className={styles.actions}>
            <Button isLarge look="signal" onClick={() => setAsking(true)}>
              {words.collection.handOver}
            </Button>
          </div>
        </section>
      )}
      {isAsking && (
        <CompareDialog
          order={order}
          onClose={() => setAsking(false)}
          onChanged={(changed) => {
            onChanged(changed);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

/** A number that somebody heard, and a name that they read, are no proof: both together are what the mail asks to bring. */
function CompareDialog({ order, onChanged, onClose }: HandOverProps & { readonly onClose: () => void }) {
  const { calls, words } = useDesk();
  const { orderNumber, buyer, pieces } = order;
  return (
    <AskDialog
      title={words.collection.compare}
      doing={words.collection.confirm}
      onDo={async () => onChanged(await calls.deliver(orderNumber))}
      onClose={onClose}
    >
      <p>{words.collection.about}</p>
      <p className={styles.compared}>
        <span className={styles.code}>{orderNumber}</span>
        <br />
        <strong>{buyer}</strong>
        <br />
        {words.pieces(pieces)}
      </p>
    </AskDialog>
  );
}
