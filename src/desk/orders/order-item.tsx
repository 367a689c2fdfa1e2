/** A piece of an order: taken or put back where it is to be fetched, and what went wrong with that. */
import type { DeskItem } from '../../../domain/contract/desk.ts';
import { Piece } from '../picking/piece.tsx';
import { TakeButton } from '../picking/take-button.tsx';
import type { Ticked } from '../picking/with-ticks.ts';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import type { Failed } from '../room/use-act.ts';
import styles from './order.module.css';

type OrderItemProps = {
  readonly item: Ticked<DeskItem>;
  readonly isToPick: boolean;
  /** Whether what waits waits for a line, or is on its way. */
  readonly isLeft: boolean;
  readonly isBusy: boolean;
  readonly failed: Failed | undefined;
  readonly onTake: (isPicked: boolean) => void;
};

export function OrderItem({ item, isToPick, isLeft, isBusy, failed, onTake }: OrderItemProps) {
  const { words } = useDesk();
  const waits = item.isWaiting && isLeft;
  return (
    <li className={styles.item}>
      <Piece item={item} />
      {isToPick && (
        <>
          {waits && item.pickedAt === null && <span className="small">{words.picking.backWaits}</span>}
          <TakeButton
            item={item}
            said={waits ? words.picking.takenWaits : undefined}
            isBusy={isBusy}
            onTake={onTake}
          />
        </>
      )}
      <Said failed={failed} />
    </li>
  );
}
