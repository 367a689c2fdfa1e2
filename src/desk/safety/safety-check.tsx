/** Who buys a safety part, and for which car: looked at before anything of the order is picked. */
import { useState } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import type { SafetyVerdict } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { PassDialog, RefuseDialog } from './decide-dialogs.tsx';
import { WhoBuys } from './who-buys.tsx';
import styles from './safety-check.module.css';

type SafetyCheckProps = {
  readonly order: WholeDeskOrder;
  readonly onChanged: (order: WholeDeskOrder) => void;
};

/** Nothing of an order without safety parts. */
export function SafetyCheck({ order, onChanged }: SafetyCheckProps) {
  const { words, locale, visit } = useDesk();
  const [asked, setAsked] = useState<SafetyVerdict>();
  const { safetyCheck } = order;
  const isWaiting = order.next === 'check';
  const close = () => setAsked(undefined);
  const done = (changed: WholeDeskOrder) => {
    onChanged(changed);
    close();
  };
  if (!isWaiting && !order.hasSafetyPart && !safetyCheck) return null;
  return (
    <section className={styles.check} aria-labelledby="safety-check">
      <h2 id="safety-check">{words.safety.title}</h2>
      {isWaiting && <p>{words.safety.about}</p>}
      <WhoBuys order={order} />
      {safetyCheck && (
        <p className="muted">
          {words.safety.verdicts[safetyCheck.verdict](safetyCheck.by, formatMoment(safetyCheck.at, locale))}
        </p>
      )}
      {safetyCheck?.note && <p>{words.safety.notes[safetyCheck.verdict](safetyCheck.note)}</p>}
      {isWaiting && (
        <>
          <div className={styles.actions}>
            <Button isLarge look="signal" onClick={() => setAsked('passed')}>
              {words.safety.pass}
            </Button>
            {visit?.role === 'owner' && (
              <Button isLarge onClick={() => setAsked('refused')}>
                {words.safety.refuse}
              </Button>
            )}
          </div>
          {visit?.role !== 'owner' && <p className="muted small">{words.safety.ownerOnly}</p>}
        </>
      )}
      {asked === 'passed' && <PassDialog order={order} onClose={close} onChanged={done} />}
      {asked === 'refused' && <RefuseDialog order={order} onClose={close} onChanged={done} />}
    </section>
  );
}
