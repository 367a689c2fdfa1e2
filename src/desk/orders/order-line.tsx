/** An order in the list of the day: whose, what is in it, for how much, and what is wrong with it. */
import type { DeskOrder } from '../../../domain/contract/desk-orders.ts';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { formatDay, formatDays } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { now } from '../../browser/time.ts';
import { useDesk } from '../room/context.ts';
import { Row } from '../room/rows.tsx';
import styles from './today.module.css';

export function OrderLine({ order }: { readonly order: DeskOrder }) {
  const { words, locale } = useDesk();
  const { orderNumber, buyer, delivery, city, province, codes, first, purchasedAt, courier } = order;
  const { pieces, picked, withdrawn } = order;
  const since = order.deliveredAt ?? order.shippedAt ?? purchasedAt;
  return (
    <Row href={`/ordini/${orderNumber}`} className={styles.order}>
      <span className={styles.number}>{orderNumber}</span>
      <span className={styles.when}>{since && words.days(daysBetween(since, now()))}</span>
      <span className={styles.buyer}>
        {buyer} · {delivery === 'collection' ? words.collection.mark : `${city} (${province})`}
      </span>
      {first && (
        <span className={styles.name}>
          {first.quantity > 1 && `${first.quantity} × `}
          {first.name}
          {first.others > 0 && ` ${words.today.others(first.others)}`}
        </span>
      )}
      <span className={styles.codes}>{codes.join(' · ')}</span>
      <span className={styles.facts}>
        {[
          pieces > 0 && words.pieces(pieces),
          withdrawn > 0 && words.today.withdrawn(withdrawn),
          formatMoney(order.total, locale),
        ]
          .filter(Boolean)
          .join(' · ')}
        {order.next === 'pick' && picked > 0 && ` · ${words.today.picked(picked, pieces)}`}
        {order.next === 'arrive' && courier && ` · ${courier}`}
        {order.next === 'uncollected' &&
          order.keptUntil &&
          ` · ${words.collection.expired(formatDay(order.keptUntil, locale))}`}
        {order.next === 'hand_over' &&
          order.keptUntil &&
          ` · ${words.collection.keptUntil(formatDays(order.keptUntil, order.keptUntil, locale))}`}
        {order.hasPallet && ` · ${words.today.pallet}`}
      </span>
      {order.hasSafetyPart && <strong className={styles.safety}>{words.today.safety}</strong>}
      {order.troubles.map(({ code, what, by }) => (
        <strong key={code} className={styles.trouble}>
          {words.trouble.by(by, words.trouble.said[what](code))}
        </strong>
      ))}
    </Row>
  );
}
