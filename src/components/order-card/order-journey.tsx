/** How far an order has come and how it travels, to the buyer and, piece by piece, back. */
import { sendBackDays } from '../../../domain/constants.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay, formatDays } from '../../../domain/format.ts';
import { trackingUrl } from '../../../domain/tracking.ts';
import { parcelPages, shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { collectionStage, collectionWords } from './collection-words.ts';
import card from './order-card.module.css';
import { OrderCollection } from './order-collection.tsx';
import styles from './order-journey.module.css';

const way = ['placed', 'paid', 'shipped', 'delivered'] as const;
const reached = { awaiting_payment: 0, paid: 1, shipped: 2, delivered: 3 } as const;

export function OrderSteps({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { stages } = collectionWords[useLocale()];
  const { state, collection } = order;
  if (!(state in reached)) return null;
  // What is collected lies ready where another is on its way.
  const here = collectionStage(order) === 'ready' ? 2 : reached[state as keyof typeof reached];
  const names = {
    placed: t('orders.placed'),
    paid: t('orders.state.paid'),
    shipped: collection ? stages.ready : t('orders.state.shipped'),
    delivered: collection ? stages.collected : t('orders.state.delivered'),
  };
  return (
    // The state is written beside the order's number already, and its moments below.
    <ol className={styles.steps} aria-hidden="true">
      {way.map((step, index) => (
        <li key={step} className={index <= here ? styles.done : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  );
}

type ShipmentProps = {
  readonly order: Pick<Order, 'state' | 'arrival' | 'shipment'> &
    Partial<Pick<Order, 'deliveryAddress' | 'history'>> & {
      readonly collection?: Order['collection'] | undefined;
    };
};

/** When an order is to arrive, with whom it travels, and the way to the courier's own page about the parcel; or where it is collected. */
export function OrderShipment({ order }: ShipmentProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, arrival, shipment, collection } = order;
  if (collection) return <OrderCollection order={order} collection={collection} />;
  const isOnItsWay = state === 'paid' || state === 'shipped';
  return (
    <>
      {isOnItsWay && arrival && (
        <p>{t('orders.arrives', { days: formatDays(arrival.earliest, arrival.latest, locale) })}</p>
      )}
      {shipment && <Parcel shipment={shipment} />}
    </>
  );
}

function Parcel({ shipment }: { readonly shipment: NonNullable<Order['shipment']> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { courier, trackingCode, shippedAt } = shipment;
  const url = trackingUrl(parcelPages, courier, trackingCode);
  return (
    <p>
      {t('orders.shipped', { courier, day: formatDay(shippedAt, locale) })}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className={card.code}>
          {trackingCode}
        </a>
      ) : (
        <span className={card.code}>{trackingCode}</span>
      )}
    </p>
  );
}

/** Where what was given back has to go, as long as it is not there. */
export function SendBack({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { items, orderNumber, shipment } = order;
  if (!items.some(({ state }) => state === 'returned')) return null;
  if (!shipment && collectionStage(order) !== 'collected')
    return <p className={styles.sendBack}>{t('returns.sendBack.unsent')}</p>;
  return (
    <section className={styles.sendBack}>
      <h3>{t('returns.sendBack.title')}</h3>
      <address>
        {shop.company.name}
        <br />
        {shop.company.seat}
      </address>
      <p className="small">{t('returns.sendBack.text', { days: sendBackDays, number: orderNumber })}</p>
    </section>
  );
}
