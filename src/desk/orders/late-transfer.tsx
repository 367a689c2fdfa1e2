/** A transfer that came after its order was cancelled: the owner takes it where the pieces are still there, or sends it back. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { Problem } from '../../../domain/problem.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import styles from './order.module.css';

type LateTransferProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing of any other order. */
export function LateTransfer({ order, onChanged }: LateTransferProps) {
  const { calls, words, locale, visit } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<'gone' | 'dearer'>();
  const { orderNumber, state, paymentMethod, total } = order;
  const said = words.awaited.late;
  const amount = formatMoney(total, locale);
  if (state !== 'cancelled' || !isTakenByShop(paymentMethod) || visit?.role !== 'owner') return null;

  async function receive(): Promise<void> {
    try {
      onChanged(await calls.receivePayment(orderNumber));
    } catch (error) {
      const why = error instanceof Problem ? refusals[error.code] : undefined;
      if (!why) throw error;
      setRefusal(why);
    }
    setAsking(false);
  }

  return (
    <section className={styles.section} aria-labelledby="late">
      <h2 id="late">{said.title}</h2>
      {refusal && <Notice tone="bad">{said[refusal](amount)}</Notice>}
      <div className={styles.actions}>
        <Button isLarge onClick={() => setAsking(true)}>
          {said.open}
        </Button>
      </div>
      {isAsking && (
        <AskDialog title={said.ask} doing={words.awaited.do} onDo={receive} onClose={() => setAsking(false)}>
          <p>{said.about(orderNumber, amount)}</p>
          <p>{said.follows}</p>
        </AskDialog>
      )}
    </section>
  );
}

/** Why the money goes back, by what the shop answers. */
const refusals: Readonly<Record<string, 'gone' | 'dearer'>> = {
  out_of_stock: 'gone',
  price_changed: 'dearer',
};
