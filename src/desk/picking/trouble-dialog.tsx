/** A piece is missing or broken where it is to be fetched: which of both, and what follows, which is the owner's to do. */
import { useState } from 'react';
import { pieceTroubles, type PieceTrouble } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { TakeOutDialog, type TroubledPiece } from './take-out-dialog.tsx';
import styles from './trouble.module.css';

type TroubleDialogProps = {
  readonly piece: TroubledPiece;
  /** The shop does not answer: nobody can be told. */
  readonly isAway: boolean;
  readonly onClose: () => void;
  /** Shows what is so now; the dialog closes after it. */
  readonly onDone: () => Promise<void>;
};

export function TroubleDialog({ piece, isAway, onClose, onDone }: TroubleDialogProps) {
  const { calls, words, visit } = useDesk();
  const [what, setWhat] = useState<PieceTrouble>();
  const { id, sku, orderNumber } = piece;
  const done = async () => {
    await onDone();
    onClose();
  };
  if (!what || isAway)
    return (
      <Dialog title={words.trouble.title(sku)} onClose={onClose}>
        {isAway ? (
          <p>{words.trouble.needsLine}</p>
        ) : (
          <div className={styles.kinds}>
            {pieceTroubles.map((one) => (
              <Button key={one} isLarge isWide onClick={() => setWhat(one)}>
                {words.trouble.kinds[one]}
              </Button>
            ))}
          </div>
        )}
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {isAway ? words.close : words.cancel}
          </Button>
        </DialogActions>
      </Dialog>
    );
  if (visit?.role === 'owner')
    return <TakeOutDialog piece={piece} what={what} onClose={onClose} onDone={done} />;
  return (
    <AskDialog
      title={`${words.trouble.said[what](sku)}. ${words.trouble.tell}`}
      doing={words.trouble.doTell}
      onDo={async () => {
        await calls.reportTrouble(orderNumber, id, what);
        await done();
      }}
      onClose={onClose}
    >
      <p>{words.trouble.tellAbout[what]}</p>
    </AskDialog>
  );
}
