/** A piece of an order: what it is, what became of it, and giving it back while that can be done. */
import { lazy, Suspense, useState } from 'react';
import type { Order, OrderItem } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { whyNotReturnable } from '../../../domain/returns.ts';
import { now } from '../../browser/time.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { looseIsland } from '../../lib/island.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './order-card.module.css';

// With its form: only who gives something back needs it.
const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }));

const ItemPicture = looseIsland(async () => (await import('./item-picture.tsx')).ItemPicture);

type OrderItemLineProps = {
  readonly order: Order;
  readonly item: OrderItem;
  readonly email: string;
  readonly onChanged: (item: OrderItem) => void;
};

export function OrderItemLine({ order, item, email, onChanged }: OrderItemLineProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useMoney();
  const [isReturning, setReturning] = useState(false);
  const [isJustReturned, setJustReturned] = useState(false);
  const until = item.returnableUntil;

  const isReturnable = !whyNotReturnable(
    { order: order.state, item: item.state, until: until === null ? null : new Date(until) },
    new Date(now()),
  );
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.picture}>
          <ItemPicture image={item.image} kind={item.kind} />
        </div>
        <div className={styles.text}>
          <PageLink to="part" parameters={{ id: item.partId }} className="reach">
            {item.name}
          </PageLink>
          <Tag number={item.serialNumber} label={t('part.number')} />
          {item.donorCar && <span className="muted small">{item.donorCar}</span>}
        </div>
        <span>
          {item.quantity > 1 && `${item.quantity} × `}
          {money(item.discountedPrice)}
        </span>
      </div>
      {item.state !== 'ordered' && (
        <p ref={isJustReturned ? takeFocus : null} tabIndex={-1}>
          {t(`orders.itemState.${stateOf(item)}`, {
            day: item.returnedAt && formatDay(item.returnedAt, locale),
          })}
        </p>
      )}
      {item.reduction > 0 && (
        <p className="small">
          {t('orders.withheld', { amount: money(item.reduction), why: item.outcomeNote ?? '' })}
        </p>
      )}
      {isReturnable && (
        <div className={styles.presses}>
          <Button onClick={() => setReturning(true)}>
            {t('returns.open')}
            <span className="hidden"> {item.name}</span>
          </Button>
          <span className="muted small">
            {until === null
              ? t('returns.untilDelivered', { days: order.withdrawalDays })
              : t('returns.until', { day: formatDay(until, locale) })}
          </span>
        </div>
      )}
      {isReturning && (
        <Suspense fallback={null}>
          <ReturnDialog
            order={order}
            item={item}
            email={email}
            onReturned={(returned) => {
              setReturning(false);
              setJustReturned(true);
              onChanged(returned);
            }}
            onClose={() => setReturning(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** What the shop could not send, and what its courier lost, was not given back. */
const stateOf = ({ state, outcome }: OrderItem) =>
  outcome === 'cancelled' || outcome === 'lost' ? outcome : (state as Exclude<OrderItem['state'], 'ordered'>);

/** The button that was pressed is gone: what became of the piece takes its place, for the keyboard too. */
const takeFocus = (state: HTMLElement | null): void => state?.focus();
