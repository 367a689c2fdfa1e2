/** An order as this device keeps it: number, day, state, pieces, and with whom it travels. */
import type { PocketOrder as Kept } from '../../../domain/contract/pocket-orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { collectionStage, collectionWords } from './collection-words.ts';
import { OrderShipment } from './order-journey.tsx';
import styles from './order-card.module.css';

export function PocketOrder({ order }: { readonly order: Kept }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const collected = collectionStage(order);
  return (
    <article id={order.orderNumber} className={`panel stack ${styles.order}`}>
      <header className={styles.heading}>
        <div>
          <h2>
            {t('orders.order')} <Tag number={order.orderNumber} />
          </h2>
          <p className="muted small">
            <time dateTime={order.placedAt}>{formatDay(order.placedAt, locale)}</time>
          </p>
        </div>
        <p className={styles.states}>
          <span className={styles.state} data-is={order.state}>
            {collected ? collectionWords[locale].stages[collected] : t(`orders.state.${order.state}`)}
          </span>
        </p>
      </header>
      <ul className={styles.items}>
        {order.items.map(({ name, serialNumber, quantity, state }, place) => (
          <li key={place}>
            <div className={styles.line}>
              <div className={styles.text}>
                <b>{name}</b>
                <Tag number={serialNumber} label={t('part.number')} />
                {state !== 'ordered' && <span className="small">{t(`orders.returned.${state}`)}</span>}
              </div>
              {quantity > 1 && <span>{t('cart.quantity', { count: quantity })}</span>}
            </div>
          </li>
        ))}
      </ul>
      <OrderShipment order={order} />
    </article>
  );
}
