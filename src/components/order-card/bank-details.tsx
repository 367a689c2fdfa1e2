/** Where to send the money of an order that is paid by bank transfer, and until when. */
import { shop } from '../../../shop.config.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './order-card.module.css';

export function BankDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { dueAt } = order.payment;
  return (
    <dl className={styles.bank}>
      <dt>{t('orders.bank.iban')}</dt>
      <dd className={styles.code}>{shop.bank.iban}</dd>
      <dt>{t('orders.bank.holder')}</dt>
      <dd>{shop.bank.holder}</dd>
      <dt>{t('orders.bank.reference')}</dt>
      <dd className={styles.code}>{order.orderNumber}</dd>
      <dt>{t('orders.bank.amount')}</dt>
      <dd>{money(order.finalPrice)}</dd>
      {dueAt !== null && (
        <>
          <dt>{t('orders.bank.due')}</dt>
          <dd>{formatDay(dueAt, locale)}</dd>
        </>
      )}
    </dl>
  );
}
