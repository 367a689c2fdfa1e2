/** An order: number, day, state, pieces, totals, how it is paid and how it travels. */
import type { Order, OrderItem } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { returnedOf } from '../../../domain/returns.ts';
import { useDraft } from '../../lib/draft.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { island, looseIsland } from '../../lib/island.tsx';
import { collectionStage, collectionWords } from './collection-words.ts';
import { OrderItemLine } from './order-item-line.tsx';
import styles from './order-card.module.css';

// What stands in the card comes with it, so that nothing jumps; printed whole also before it is alive.
const OrderSteps = island(async () => (await import('./order-journey.tsx')).OrderSteps);
const SendBack = island(async () => (await import('./order-journey.tsx')).SendBack);
const OrderShipment = island(async () => (await import('./order-journey.tsx')).OrderShipment);
const CompanyLine = island(async () => (await import('../company-line/company-line.tsx')).CompanyLine);
const Totals = island(async () => (await import('../quote/totals.tsx')).Totals);
const OrderPayment = island(async () => (await import('./order-payment.tsx')).OrderPayment);
const OrderFoot = island(async () => (await import('./order-foot.tsx')).OrderFoot);
// Looked up now and then.
const OrderMore = looseIsland(async () => (await import('./order-more.tsx')).OrderMore);

type OrderCardProps = {
  readonly order: Order;
  /** Where the receipt of a return goes. */
  readonly email: string;
};

export function OrderCard({ order: given, email }: OrderCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [order, setOrder] = useDraft(given);
  const returned = returnedOf(order);
  const isAwaited = order.state === 'awaiting_payment';
  const collected = collectionStage(order);

  const change = (changed: OrderItem): void =>
    setOrder({ ...order, items: order.items.map((item) => (item.id === changed.id ? changed : item)) });

  return (
    <article id={order.orderNumber} className={`panel stack ${styles.order}`}>
      <div className={`paper ${styles.letterhead}`}>
        <Logo />
        <p>
          <CompanyLine />
        </p>
      </div>
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
          {!returned?.isWhole && (
            <span className={styles.state} data-is={order.state}>
              {collected ? collectionWords[locale].stages[collected] : t(`orders.state.${order.state}`)}
            </span>
          )}
          {returned && (
            <span className={styles.state}>
              {t(`orders.${returned.isWhole ? 'returned' : 'partReturned'}.${returned.stage}`)}
            </span>
          )}
        </p>
      </header>
      {!returned?.isWhole && <OrderSteps order={order} />}
      {/* What is to be done comes before what there is to read. */}
      {isAwaited && (
        <div className="stack">
          <OrderPayment order={order} />
        </div>
      )}
      <div className={`beside ${styles.halves}`}>
        <div className="stack">
          <ul className={styles.items}>
            {order.items.map((item) => (
              <OrderItemLine key={item.id} order={order} item={item} email={email} onChanged={change} />
            ))}
          </ul>
          <SendBack order={order} />
        </div>
        <div className="stack">
          <Totals totals={order} shippingName={order.collection ? collectionWords[locale].name : undefined} />
          <OrderShipment order={order} />
          {!isAwaited && <OrderPayment order={order} />}
        </div>
      </div>
      <details>
        <summary>
          {t('orders.more')}
          <Icon name="chevron-down" />
        </summary>
        <OrderMore order={order} />
      </details>
      <OrderFoot order={order} />
    </article>
  );
}
