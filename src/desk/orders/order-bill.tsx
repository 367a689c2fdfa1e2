/** What an order's total is made of, and how it is paid. */
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { paymentMethodWords } from '../../../domain/payment-methods.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import styles from './order.module.css';

export function OrderBill({ order }: { readonly order: WholeDeskOrder }) {
  const { words, locale } = useDesk();
  const { goods, discount, shipping, total, paymentMethod } = order;
  const sums = [
    [words.order.goods, goods],
    ...(discount > 0 ? ([[words.order.discount, -discount]] as const) : []),
    [words.order.shipping, shipping],
    [words.order.sum, total],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="bill">
      <h2 id="bill">{words.order.bill}</h2>
      <dl className={styles.bill}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.order.paidBy}</dt>
          <dd>{paymentMethodWords[paymentMethod][locale]}</dd>
        </div>
      </dl>
    </section>
  );
}
