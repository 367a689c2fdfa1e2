/** Where what was given back has to go, as long as it is not there. */
import { shop } from '../../../shop.config.ts';
import { sendBackDays } from '../../../domain/constants.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './send-back.module.css';

export function SendBack({ order: { items, orderNumber, shipment } }: { readonly order: Order }) {
  const { t } = useTranslation();
  if (!items.some(({ state }) => state === 'returned')) return null;
  if (!shipment) return <p className={styles.back}>{t('returns.sendBack.unsent')}</p>;
  return (
    <section className={styles.back}>
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
