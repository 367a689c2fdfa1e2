/** SdI refused a document: its reason is written down, and it counts as not issued. */
import type { WholePaper } from '../../../domain/contract/desk-papers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { leftEmpty, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';

type RefuseDialogProps = {
  readonly paper: WholePaper;
  readonly onClose: () => void;
  readonly onRefused: (paper: WholePaper) => void;
};

export function RefuseDialog({ paper: { number, attempt }, onClose, onRefused }: RefuseDialogProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  const said = words.paper;
  return (
    <Dialog title={said.refusedTitle(number)} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const values = valuesOf(event);
          const missing = leftEmpty(values, ['reason']);
          if (missing.length > 0) return refuse(missing);
          // One line, as the log and the list show it.
          const reason = (values['reason'] ?? '').trim().replaceAll(/\s+/g, ' ');
          void act(async () => onRefused(await calls.markPaperRefused(number, { attempt, reason })));
        }}
      >
        <p className="muted">{said.refusedAbout}</p>
        <Said failed={failed} />
        <AreaField
          label={said.reason}
          hint={said.reasonHint}
          name="reason"
          rows={3}
          required
          maxLength={500}
          error={fieldError(words, failed, 'reason')}
        />
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isLarge look="signal" isBusy={isBusy}>
            {said.doRefuse}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
