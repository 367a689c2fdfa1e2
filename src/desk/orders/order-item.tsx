/** A piece of an order with its price: taken or put back where it is to be fetched, what is wrong with it, and what went wrong with that. */
import type { PricedDeskItem, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Piece } from '../picking/piece.tsx';
import { TakeButton } from '../picking/take-button.tsx';
import { TroubleButton } from '../picking/trouble-button.tsx';
import type { Ticked } from '../picking/with-ticks.ts';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import type { Failed } from '../room/use-act.ts';
import styles from './order.module.css';

type OrderItemProps = {
  readonly order: Pick<WholeDeskOrder, 'orderNumber' | 'delivery' | 'buyerLocale'>;
  readonly item: Ticked<PricedDeskItem>;
  readonly isToPick: boolean;
  /** Whether what waits waits for a line, or is on its way. */
  readonly isLeft: boolean;
  readonly isBusy: boolean;
  readonly failed: Failed | undefined;
  readonly onTake: (isPicked: boolean) => void;
  /** Something was done about a piece that is missing or broken. */
  readonly onTrouble: () => Promise<void>;
};

export function OrderItem({
  order: { orderNumber, delivery, buyerLocale },
  item,
  isToPick,
  isLeft,
  isBusy,
  failed,
  onTake,
  onTrouble,
}: OrderItemProps) {
  const { words, locale } = useDesk();
  const waits = item.isWaiting && isLeft;
  return (
    <li className={styles.item}>
      <Piece item={item} isSent={delivery === 'courier'} />
      <p className={styles.price}>
        {item.quantity > 1 && `${item.quantity} × `}
        {formatMoney(item.price, locale)}
      </p>
      {isToPick && (
        <>
          {waits && item.pickedAt === null && <span className="small">{words.picking.backWaits}</span>}
          <TakeButton
            item={item}
            said={waits ? words.picking.takenWaits : undefined}
            isBusy={isBusy}
            onTake={onTake}
          />
          <TroubleButton item={{ ...item, orderNumber, buyerLocale }} isAway={false} onDone={onTrouble} />
        </>
      )}
      <Said failed={failed} />
    </li>
  );
}
