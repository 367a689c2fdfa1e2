/** An order: number, day, state, pieces, totals, and how to pay while it waits. */
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { useMoney } from '../price/price.tsx';
import { Totals } from '../quote/totals.tsx';
import { BankDetails } from './bank-details.tsx';
import styles from './order-card.module.css';

export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useMoney();
  return (
    <article className={`panel stack ${styles.order}`}>
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
          <li key={item.id} className={styles.item}>
            <div className={styles.text}>
              <PageLink to="part" parameters={{ id: item.partId }}>
                {item.name}
              </PageLink>
              <Tag number={item.serialNumber} label={t('part.number')} />
            </div>
            <span>
              {item.quantity > 1 && `${item.quantity} × `}
              {money(item.discountedPrice)}
            </span>
          </li>
        ))}
      </ul>
      <Totals totals={order} />
      {order.shipment && (
        <p className="small">
          {t('orders.shipment', { courier: order.shipment.courier, code: order.shipment.trackingCode })}
        </p>
      )}
      {order.state === 'awaiting_payment' && order.payment.method === 'bank_transfer' && (
        <BankDetails order={order} />
      )}
      {order.state === 'awaiting_payment' && order.payment.url && (
        <a href={order.payment.url} className={buttonClass({ look: 'signal' })}>
          {t('orders.pay')}
        </a>
      )}
    </article>
  );
}
