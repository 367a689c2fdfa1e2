/** What lies ready is handed to who collects it, once their number and name were compared with the order's. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk.ts';
import { formatDays } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './order.module.css';

type HandOverProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

export function HandOver({ order, onChanged }: HandOverProps) {
  const { words, locale } = useDesk();
  const [isAsking, setAsking] = useState(false);
  return (
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
    </section>
  );
}

/** A number that somebody heard, and a name that they read, are no proof: both together are what the mail asks to bring. */
function CompareDialog({ order, onChanged, onClose }: HandOverProps & { readonly onClose: () => void }) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const { orderNumber, buyer, pieces } = order;
  return (
    <Dialog title={words.collection.compare} onClose={onClose}>
      <p>{words.collection.about}</p>
      <p className={styles.compared}>
        <span className={styles.code}>{orderNumber}</span>
        <br />
        <strong>{buyer}</strong>
        <br />
        {words.pieces(pieces)}
      </p>
      <Said failed={failed} />
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          isLarge
          look="signal"
          isBusy={isBusy}
          onClick={() => void act(async () => onChanged(await calls.deliver(orderNumber)))}
        >
          {words.collection.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
