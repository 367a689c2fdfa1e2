/** With whom an order travels, and the way to the courier's own page about the parcel. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { trackingUrl } from '../../../domain/tracking.ts';
import { parcelPages } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './order-card.module.css';

export function OrderShipment({ order: { shipment } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!shipment) return null;
  const { courier, trackingCode, shippedAt } = shipment;
  const url = trackingUrl(parcelPages, courier, trackingCode);
  return (
    <p>
      {t('orders.shipped', { courier, day: formatDay(shippedAt, locale) })}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className={styles.code}>
          {trackingCode}
        </a>
      ) : (
        <span className={styles.code}>{trackingCode}</span>
      )}
    </p>
  );
}
