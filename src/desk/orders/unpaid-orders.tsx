/** Orders whose transfer has not come, in the list of the day: the owner says of each that it has. Nothing where there is none. */
import { useState } from 'react';
import type { UnpaidOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Row, Rows } from '../room/rows.tsx';
import { ReceivedDialog } from './received-dialog.tsx';
import styles from './today.module.css';

type UnpaidOrdersProps = {
  readonly orders: readonly UnpaidOrder[];
  readonly onPaid: () => Promise<void>;
};

export function UnpaidOrders({ orders, onPaid }: UnpaidOrdersProps) {
  const { words, locale, visit } = useDesk();
  const [asked, setAsked] = useState<UnpaidOrder>();
  return (
    <>
      {orders.length > 0 && (
        <Rows title={words.awaited.list} count={orders.length}>
          {orders.map((order) => (
            <div key={order.orderNumber} className={styles.unpaid}>
              <Row href={`/ordini/${order.orderNumber}`} className={styles.order}>
                <span className={styles.number}>{order.orderNumber}</span>
                <strong className={styles.amount}>{formatMoney(order.amount, locale)}</strong>
                <span className={styles.buyer}>{order.buyer}</span>
                <span className={styles.until}>
                  {words.awaited.listedUntil(formatMoment(order.until, locale))}
                </span>
              </Row>
              {visit?.role === 'owner' && (
                <Button
                  isLarge
                  aria-label={`${words.awaited.arrived} ${order.orderNumber}`}
                  onClick={() => setAsked(order)}
                >
                  {words.awaited.arrived}
                </Button>
              )}
            </div>
          ))}
        </Rows>
      )}
      {asked && (
        <ReceivedDialog
          orderNumber={asked.orderNumber}
          amount={asked.amount}
          onDone={async () => {
            await onPaid();
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
