/** At the foot of a form in a dialog: leave it be, or do it. */
import { Button } from '../../ui/button/button.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { useDesk } from './context.ts';

type FormActionsProps = {
  /** What the button says that sends the form. */
  readonly doing: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
};

export function FormActions({ doing, isBusy, onClose }: FormActionsProps) {
  const { words } = useDesk();
  return (
    <DialogActions>
      <Button isLarge onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" look="signal" isLarge isBusy={isBusy}>
        {doing}
      </Button>
    </DialogActions>
  );
}
