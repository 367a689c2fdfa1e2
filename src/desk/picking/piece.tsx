/** A piece as it is looked for in the yard: its own code first, since several pieces may bear one number. */
import type { DeskItem } from '../../../domain/contract/desk-orders.ts';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { fateOf } from '../exceptions/fate-of.ts';
import { useDesk } from '../room/context.ts';
import styles from './piece.module.css';

type PieceProps = {
  readonly item: DeskItem;
  readonly hasPlace?: boolean;
  /** What is collected goes on no pallet. */
  readonly isSent?: boolean;
};

export function Piece({ item, hasPlace = true, isSent = true }: PieceProps) {
  const { words } = useDesk();
  const { sku, place, name, serialNumber, otherNumbers, condition, donorCar, quantity, image, kind } = item;
  const numbers = [serialNumber, ...otherNumbers].filter(Boolean).join(' · ');
  return (
    <div className={styles.piece}>
      <div className={styles.picture}>
        <PartPicture part={{ image, category: { slug: kind } }} sizes="7rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>
          <span className="hidden">{words.piece.code} </span>
          {sku}
          {hasPlace && place !== null && (
            <>
              {' '}
              <span className={styles.place}>
                <span className="hidden">{words.piece.place} </span>
                {place}
              </span>
            </>
          )}
        </p>
        <p>
          {quantity > 1 && <strong>{quantity} × </strong>}
          {name}
        </p>
        {numbers && <p className={styles.numbers}>{numbers}</p>}
        <p className="muted small">
          {words.piece.condition[condition]}
          {donorCar && ` · ${donorCar}`}
          {isSent && item.size === 'PALLET' && ` · ${words.piece.pallet}`}
        </p>
        {item.isSafety && <p className={styles.warning}>{words.piece.safety}</p>}
        {item.hazard && <p className={styles.warning}>{words.hazard.mark}</p>}
        {item.state !== 'ordered' && <p className={styles.warning}>{fateOf(words, item)}</p>}
      </div>
    </div>
  );
}
