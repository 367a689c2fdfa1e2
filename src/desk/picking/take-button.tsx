/** A piece is in somebody's hand, or goes back: large enough for gloves. */
import type { DeskItem } from '../../../domain/contract/desk-orders.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import styles from './take-button.module.css';

type TakeButtonProps = {
  readonly item: Pick<DeskItem, 'sku' | 'pickedAt' | 'pickedBy'>;
  /** Said in place of who took it. */
  readonly said?: string | undefined;
  readonly isBusy: boolean;
  readonly onTake: (isPicked: boolean) => void;
};

export function TakeButton({ item, said, isBusy, onTake }: TakeButtonProps) {
  const { sku, pickedAt, pickedBy } = item;
  const { words } = useDesk();
  if (pickedAt === null)
    return (
      <Button
        look="signal"
        isLarge
        isWide
        isBusy={isBusy}
        aria-label={`${words.picking.take} ${sku}`}
        onClick={() => onTake(true)}
      >
        {words.picking.take}
      </Button>
    );
  return (
    <div className={styles.taken}>
      <span className={styles.by}>
        <Icon name="check" />{' '}
        {said ?? (pickedBy === null ? words.picking.takenNow : words.picking.taken(pickedBy))}
      </span>
      <Button
        isLarge
        isBusy={isBusy}
        aria-label={`${words.picking.putBack} ${sku}`}
        onClick={() => onTake(false)}
      >
        {words.picking.putBack}
      </Button>
    </div>
  );
}
