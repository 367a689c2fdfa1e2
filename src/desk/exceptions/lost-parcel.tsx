/** The courier has lost the parcel: another try, which anybody here begins, or the money, which is the owner's. */
import { useState } from 'react';
import type { OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './exceptions.module.css';

type LostParcelProps = {
  readonly order: OrderExceptions;
  readonly onDone: (order: OrderExceptions) => void;
};

export function LostParcel({ order, onDone }: LostParcelProps) {
  const { calls, words, visit } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [isRefunding, setRefunding] = useState(false);
  const { orderNumber, trackingCode } = order;
  const sendAgain = (isWithOthers: boolean) =>
    act(async () =>
      onDone(await calls.sendAgain(orderNumber, { trackingCode: trackingCode ?? '', isWithOthers })),
    );
  return (
    <section className={styles.section}>
      <h2>{words.lost.title}</h2>
      <p className="muted">{words.lost.about}</p>
      <Said failed={failed} />
      <div className={styles.actions}>
        <Button isLarge isBusy={isBusy} onClick={() => void sendAgain(true)}>
          {words.lost.others}
        </Button>
        <Button isLarge isBusy={isBusy} onClick={() => void sendAgain(false)}>
          {words.lost.same}
        </Button>
        {visit?.role === 'owner' && (
          <Button isLarge isBusy={isBusy} onClick={() => setRefunding(true)}>
            {words.lost.refund}
          </Button>
        )}
      </div>
      {isRefunding && (
        <RefundLostDialog
          order={order}
          onClose={() => setRefunding(false)}
          onDone={(now) => {
            setRefunding(false);
            onDone(now);
          }}
        />
      )}
    </section>
  );
}

function RefundLostDialog({ order, onClose, onDone }: LostParcelProps & { readonly onClose: () => void }) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  return (
    <Dialog title={words.lost.refundTitle} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          const { note = '' } = valuesOf(event);
          void act(async () => onDone(await calls.refundLost(order.orderNumber, noteOf(note))));
        }}
      >
        <p className="muted">{words.lost.about}</p>
        <Said failed={failed} />
        <AreaField
          label={words.exceptions.note}
          name="note"
          rows={2}
          maxLength={300}
          optional={words.exceptions.optional}
          error={fieldError(words, failed, 'note')}
        />
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="signal" isLarge isBusy={isBusy}>
            {words.lost.refund}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
