/** What comes back for a piece, line by line, and when. */
import { refundDays } from '../../../domain/constants.ts';
import type { Order, OrderItem } from '../../../domain/contract/orders.ts';
import { refundOf } from '../../../domain/refund.ts';
import { policies } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useMoney } from '../price/price.tsx';
import totals from '../quote/totals.module.css';
import styles from './return-dialog.module.css';

type RefundLinesProps = { readonly order: Order; readonly item: OrderItem };

export function RefundLines({ order, item }: RefundLinesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { goods, discount, shipping, isLast, total } = refundOf(order, item);
  const lines = [
    [t('returns.refund.price'), money(goods)],
    ...(discount > 0
      ? [[t('totals.welcome', { percent: policies.welcomeDiscount.percent }), `−${money(discount)}`]]
      : []),
    ...(shipping > 0 ? [[t('totals.shipping'), money(shipping)]] : []),
    [t('returns.refund.total'), money(total)],
  ];
  return (
    <>
      <dl className={`${totals.totals} ${styles.refund}`}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        {t('returns.refund.when', { days: refundDays })}
        {!isLast &&
          order.shipping > 0 &&
          ` ${t('returns.refund.shipping', { amount: money(order.shipping) })}`}
      </p>
    </>
  );
}
