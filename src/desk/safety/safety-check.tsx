/** Who buys a safety part, and for which car: looked at before anything of the order is picked. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { leftEmpty, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './safety-check.module.css';

type SafetyCheckProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing of an order without safety parts. */
export function SafetyCheck({ order, onChanged }: SafetyCheckProps) {
  const { calls, words, locale, visit } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [isRefusing, setRefusing] = useState(false);
  const { orderNumber, repairerRegistration, carPlate, safetyCheck } = order;
  const isWaiting = order.next === 'check';
  if (!isWaiting && !order.hasSafetyPart && !safetyCheck) return null;
  return (
    <section className={styles.check} aria-labelledby="safety-check">
      <h2 id="safety-check">{words.safety.title}</h2>
      {isWaiting && <p>{words.safety.about}</p>}
      <dl className={styles.facts}>
        <dt>{words.safety.repairer}</dt>
        <dd>{repairerRegistration ?? words.safety.notSaid}</dd>
        <dt>{words.safety.plate}</dt>
        <dd>{carPlate ?? words.safety.notSaid}</dd>
      </dl>
      {safetyCheck && (
        <p className="muted">
          {words.safety.verdicts[safetyCheck.verdict](safetyCheck.by, formatMoment(safetyCheck.at, locale))}
        </p>
      )}
      {safetyCheck?.note && <p>{words.safety.toldBuyer(safetyCheck.note)}</p>}
      {isWaiting && (
        <>
          <div className={styles.actions}>
            <Button
              isLarge
              look="signal"
              isBusy={isBusy}
              onClick={() => void act(async () => onChanged(await calls.passSafety(orderNumber)))}
            >
              {words.safety.pass}
            </Button>
            {visit?.role === 'owner' && (
              <Button isLarge onClick={() => setRefusing(true)}>
                {words.safety.refuse}
              </Button>
            )}
          </div>
          {visit?.role !== 'owner' && <p className="muted small">{words.safety.ownerOnly}</p>}
        </>
      )}
      <Said failed={failed} />
      {isRefusing && (
        <RefuseDialog
          order={order}
          onClose={() => setRefusing(false)}
          onChanged={(changed) => {
            onChanged(changed);
            setRefusing(false);
          }}
        />
      )}
    </section>
  );
}

function RefuseDialog({ order, onChanged, onClose }: SafetyCheckProps & { readonly onClose: () => void }) {
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
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="signal" isLarge isBusy={isBusy}>
            {words.safety.do}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
