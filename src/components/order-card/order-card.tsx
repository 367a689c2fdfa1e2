/** An order: number, day, state, pieces, totals, how it is paid and how it travels. */
import { useTranslation } from 'react-i18next';
import type { Order, OrderItem } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { useDraft } from '../../lib/draft.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Totals } from '../quote/totals.tsx';
import { OrderItemLine } from './order-item-line.tsx';
import { OrderMore } from './order-more.tsx';
import { OrderPayment } from './order-payment.tsx';
import styles from './order-card.module.css';

type OrderCardProps = {
  readonly order: Order;
  /** Where the receipt of a return goes. */
  readonly email: string;
};

export function OrderCard({ order: given, email }: OrderCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [order, setOrder] = useDraft(given);
  const { shipment } = order;

  const change = (changed: OrderItem): void =>
    setOrder({ ...order, items: order.items.map((item) => (item.id === changed.id ? changed : item)) });

  return (
    <article id={order.orderNumber} className={`panel stack ${styles.order}`}>
      <header className={styles.heading}>
        <div>
          <h2 className={styles.number}>{t('orders.number', { number: order.orderNumber })}</h2>
          <p className="muted small">
            <time dateTime={order.placedAt}>{formatDay(order.placedAt, locale)}</time>
          </p>
        </div>
        <span className={`${styles.state} ${styles[order.state] ?? ''}`}>
          {t(`orders.state.${order.state}`)}
        </span>
      </header>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <OrderItemLine key={item.id} order={order} item={item} email={email} onChanged={change} />
        ))}
      </ul>
      <Totals totals={order} />
      {shipment && (
        <p>
          {t('orders.shipped', { courier: shipment.courier, day: formatDay(shipment.shippedAt, locale) })}
          <span className={styles.code}>{shipment.trackingCode}</span>
        </p>
      )}
      <OrderPayment order={order} />
      <OrderMore order={order} />
    </article>
  );
}
