/** Asks once more before something is done that is not taken back by a press. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDesk } from './context.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type AskDialogProps = {
  readonly title: string;
  /** What it is about, and what follows. */
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly doing: string;
  /** What the button says that leaves it be, where "cancel" could be taken for doing it. */
  readonly leaving?: string;
  /** Does it; what goes wrong is said in the dialog. */
  readonly onDo: () => Promise<unknown>;
  readonly onClose: () => void;
};

export function AskDialog({ title, children, doing, leaving, onDo, onClose }: AskDialogProps) {
  const { words } = useDesk();
  const { act, isBusy, failed } = useAct();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Said failed={failed} />
      <DialogActions>
        <Button isLarge onClick={onClose}>
          {leaving ?? words.cancel}
        </Button>
        <Button isLarge look="signal" isBusy={isBusy} onClick={() => void act(onDo)}>
          {doing}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
