/** Beside "picked": the piece is missing or broken; and what was said of it before. Nothing of a piece that somebody has in hand. */
import { useState } from 'react';
import type { PickingItem } from '../../../domain/contract/desk-orders.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import type { TroubledPiece } from './take-out-dialog.tsx';
import { TroubleDialog } from './trouble-dialog.tsx';
import styles from './trouble.module.css';

type TroubleButtonProps = {
  readonly item: TroubledPiece & Pick<PickingItem, 'trouble' | 'pickedAt'>;
  /** The shop does not answer. */
  readonly isAway: boolean;
  /** Shows what is so now. */
  readonly onDone: () => Promise<void>;
};

/** A question that is open stays, whatever becomes of the piece meanwhile. */
export function TroubleButton({ item, isAway, onDone }: TroubleButtonProps) {
  const { words } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { sku, trouble, pickedAt } = item;
  return (
    <>
      {pickedAt === null && (
        <>
          {trouble && (
            <strong className={styles.said}>
              {words.trouble.by(trouble.by, words.trouble.said[trouble.what](sku))}
            </strong>
          )}
          <Button
            look="plain"
            isLarge
            isWide
            aria-label={`${words.trouble.open}: ${sku}`}
            onClick={() => setAsking(true)}
          >
            {words.trouble.open}
          </Button>
        </>
      )}
      {isAsking && (
        <TroubleDialog piece={item} isAway={isAway} onClose={() => setAsking(false)} onDone={onDone} />
      )}
    </>
  );
}
