/** What channels have sold and nobody has fetched yet, in the list of the day; nothing where there is none. */
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { useDesk } from '../room/context.ts';
import { Row, Rows } from '../room/rows.tsx';
import styles from './sold-elsewhere.module.css';

export function SoldElsewhere({ items }: { readonly items: readonly ElsewhereItem[] }) {
  const { words } = useDesk();
  if (items.length === 0) return null;
  return (
    <Rows title={words.elsewhere.title} count={items.length}>
      {items.map(({ id, sku, place, name, quantity, channel, reference, soldAt, image, kind }) => (
        <Row key={id} href="/prelievo" className={styles.sale}>
          <span className={styles.picture}>
            <PartPicture part={{ image, category: { slug: kind } }} sizes="4rem" />
          </span>
          <span className={styles.words}>
            <span className={styles.code}>
              {sku} <span className={styles.place}>{place ?? words.picking.noPlace}</span>
            </span>
            <span>
              {quantity > 1 && <strong>{quantity} × </strong>}
              {name}
            </span>
            <span className="muted small">
              {words.elsewhere.by(channel, reference)} · {words.days(daysBetween(soldAt, now()))}
            </span>
          </span>
        </Row>
      ))}
    </Rows>
  );
}
