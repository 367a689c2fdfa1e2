/** The courier has lost the parcel, or brought it back: another try, which anybody here begins, or the money, which is the owner's. */
import { useState } from 'react';
import type { OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { NoteToBuyer } from '../room/note-to-buyer.tsx';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './exceptions.module.css';

type LostParcelProps = {
  readonly order: OrderExceptions;
  readonly onDone: (order: OrderExceptions) => void;
};

/** Nothing while no parcel is under way; a question that is open stays, with why it was refused. */
export function LostParcel({ order, onDone }: LostParcelProps) {
  const { words, visit } = useDesk();
  const [asked, setAsked] = useState<'others' | 'same' | 'refund'>();
  const close = () => setAsked(undefined);
  const done = (now: OrderExceptions) => {
    close();
    onDone(now);
  };
  return (
    <>
      {order.state === 'shipped' && (
        <section className={styles.section}>
          <h2>{words.lost.title}</h2>
          <p className="muted">{words.lost.about}</p>
          <div className={styles.actions}>
            <Button isLarge onClick={() => setAsked('others')}>
              {words.lost.others}
            </Button>
            <Button isLarge onClick={() => setAsked('same')}>
              {words.lost.same}
            </Button>
            {visit?.role === 'owner' && (
              <Button isLarge onClick={() => setAsked('refund')}>
                {words.lost.refund}
              </Button>
            )}
          </div>
        </section>
      )}
      {asked === 'refund' && <RefundLostDialog order={order} onClose={close} onDone={done} />}
      {(asked === 'others' || asked === 'same') && (
        <SendAgainDialog order={order} pieces={asked} onClose={close} onDone={done} />
      )}
    </>
  );
}

type DialogProps = LostParcelProps & { readonly onClose: () => void };

/** @param pieces others like them, or the same ones, which came back */
function SendAgainDialog({
  order,
  pieces,
  onClose,
  onDone,
}: DialogProps & { readonly pieces: 'others' | 'same' }) {
  const { calls, words } = useDesk();
  const { orderNumber, trackingCode } = order;
  /** Of the parcel that it is asked for, whatever becomes of the order meanwhile. */
  const [code] = useState(trackingCode ?? '');
  const again = { trackingCode: code, isWithOthers: pieces === 'others' };
  return (
    <AskDialog
      title={words.lost[pieces]}
      doing={words.lost.again}
      onDo={async () => onDone(await calls.sendAgain(orderNumber, again))}
      onClose={onClose}
    >
      <p>{words.lost.askAbout[pieces]}</p>
    </AskDialog>
  );
}

function RefundLostDialog({ order, onClose, onDone }: DialogProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget } = useAct();
  return (
    <Dialog title={words.lost.refundTitle} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        onInput={forget}
        onSubmit={(event) => {
          const { note = '' } = valuesOf(event);
          void act(async () => onDone(await calls.refundLost(order.orderNumber, noteOf(note))));
        }}
      >
        <p>{words.lost.refundAbout(formatMoney(order.owed, locale))}</p>
        <Said failed={failed} />
        <NoteToBuyer failed={failed} />
        <FormActions doing={words.lost.refund} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
