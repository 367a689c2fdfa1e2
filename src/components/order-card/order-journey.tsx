/** How far an order has come and how it travels, to the buyer and, piece by piece, back. */
import { sendBackDays } from '../../../domain/constants.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay, formatDays } from '../../../domain/format.ts';
import { trackingUrl } from '../../../domain/tracking.ts';
import { parcelPages, shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import card from './order-card.module.css';
import styles from './order-journey.module.css';

const way = ['placed', 'paid', 'shipped', 'delivered'] as const;
const reached = { awaiting_payment: 0, paid: 1, shipped: 2, delivered: 3 } as const;

export function OrderSteps({ order: { state } }: { readonly order: Order }) {
  const { t } = useTranslation();
  if (!(state in reached)) return null;
  const here = reached[state as keyof typeof reached];
  return (
    // The state is written beside the order's number already, and its moments below.
    <ol className={styles.steps} aria-hidden="true">
      {way.map((step, index) => (
        <li key={step} className={index <= here ? styles.done : undefined}>
          {t(step === 'placed' ? 'orders.placed' : `orders.state.${step}`)}
        </li>
      ))}
    </ol>
  );
}

type ShipmentProps = { readonly order: Pick<Order, 'state' | 'arrival' | 'shipment'> };

/** When an order is to arrive, with whom it travels, and the way to the courier's own page about the parcel. */
export function OrderShipment({ order: { state, arrival, shipment } }: ShipmentProps) {
  const { t } = useTranslation();
  const locale = useLocale();
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
export function SendBack({ order: { items, orderNumber, shipment } }: { readonly order: Order }) {
  const { t } = useTranslation();
  if (!items.some(({ state }) => state === 'returned')) return null;
  if (!shipment) return <p className={styles.sendBack}>{t('returns.sendBack.unsent')}</p>;
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
