/** A piece of the picking list: which, for which order, and whether it is taken. */
import { Link } from 'wouter';
import { formatMoney } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Piece } from './piece.tsx';
import { TakeButton } from './take-button.tsx';
import { TroubleButton } from './trouble-button.tsx';
import type { PickItem } from './with-ticks.ts';
import styles from './picking.module.css';

type PickedItemProps = {
  readonly item: PickItem;
  /** Whether its order can be opened. */
  readonly isLinked: boolean;
  /** Whether what waits waits for a line, or is on its way. */
  readonly isLeft: boolean;
  readonly isBusy: boolean;
  readonly onTake: (isPicked: boolean) => void;
  /** Its list is one of before: the shop does not answer. */
  readonly isAway: boolean;
  /** Something was done about a piece that is missing or broken. */
  readonly onTrouble: () => Promise<void>;
};

export function PickedItem({ item, isLinked, isLeft, isBusy, onTake, isAway, onTrouble }: PickedItemProps) {
  const { words, locale } = useDesk();
  const { orderNumber, pickedAt, refunded } = item;
  const waits = item.isWaiting && isLeft;
  return (
    <li className={styles.item} data-taken={pickedAt !== null}>
      <Piece item={item} hasPlace={false} isSent={item.delivery === 'courier'} />
      <div className={styles.take}>
        {isLinked ? (
          <Link href={`/ordini/${orderNumber}`} className={styles.order ?? ''}>
            {words.picking.forOrder(orderNumber)}
          </Link>
        ) : (
          <span className={styles.order}>{words.picking.forOrder(orderNumber)}</span>
        )}
        {refunded > 0 && (
          <span className="muted small">{words.exceptions.refundedSoFar(formatMoney(refunded, locale))}</span>
        )}
        {waits && pickedAt === null && <span className="small">{words.picking.backWaits}</span>}
        <TakeButton
          item={item}
          said={waits ? words.picking.takenWaits : undefined}
          isBusy={isBusy}
          onTake={onTake}
        />
        <TroubleButton item={item} isAway={isAway} onDone={onTrouble} />
      </div>
    </li>
  );
}
