/** A piece that a channel has sold, in the picking list: which, by whom, and whether it is taken. */
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import type { Failed } from '../room/use-act.ts';
import { Piece } from './piece.tsx';
import { TakeButton } from './take-button.tsx';
import styles from './picking.module.css';

type SoldItemProps = {
  readonly item: ElsewhereItem;
  readonly isBusy: boolean;
  /** Why the last press on it came to nothing. */
  readonly failed: Failed | undefined;
  readonly onTake: (isPicked: boolean) => void;
};

export function SoldItem({ item, isBusy, failed, onTake }: SoldItemProps) {
  const { words } = useDesk();
  return (
    <li className={styles.item} data-taken={item.pickedAt !== null}>
      <Piece item={item} hasPlace={false} />
      <div className={styles.take}>
        <p className={styles.sold}>{words.elsewhere.soldBy(item.channel, item.reference)}</p>
        <TakeButton item={item} isBusy={isBusy} onTake={onTake} />
      </div>
      <Said failed={failed} />
    </li>
  );
}
