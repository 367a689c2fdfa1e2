/** What was looked at is said: the safety part may go, or it is not sold. */
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { leftEmpty, noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { WhoBuys } from './who-buys.tsx';

type DecideProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
  readonly onClose: () => void;
};

export function PassDialog({ order, onChanged, onClose }: DecideProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed, forget } = useAct();
  return (
    <Dialog title={words.safety.passTitle} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const { note = '' } = valuesOf(event);
          const pass = { note: noteOf(note) };
          void act(async () => onChanged(await calls.passSafety(order.orderNumber, pass)));
        }}
      >
        <WhoBuys order={order} />
        <p className="muted">{words.safety.passAbout}</p>
        <Said failed={failed} />
        <AreaField
          label={words.safety.looked}
          name="note"
          rows={2}
          maxLength={300}
          optional={words.exceptions.optional}
          hint={words.safety.lookedHint}
          error={fieldError(words, failed, 'note')}
        />
        <FormActions doing={words.safety.doPass} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

export function RefuseDialog({ order, onChanged, onClose }: DecideProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  return (
    <Dialog title={words.safety.refuseTitle} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const { note = '' } = valuesOf(event);
          const missing = leftEmpty({ note }, ['note']);
          if (missing.length > 0) return refuse(missing);
          void act(async () => onChanged(await calls.refuseSafety(order.orderNumber, { note })));
        }}
      >
        <p className="muted">{words.safety.refuseAbout}</p>
        <Said failed={failed} />
        <AreaField
          label={words.safety.why}
          name="note"
          required
          rows={2}
          maxLength={300}
          error={fieldError(words, failed, 'note')}
        />
        <FormActions doing={words.safety.do} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
