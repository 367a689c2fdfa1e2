/** One's own second step: what there is, one more, and new codes on paper. */
import { useState } from 'react';
import { formatDay } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CodesSetUp, PasskeySetUp } from '../access/enrolment.tsx';
import { RecoveryList } from '../access/recovery-codes.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './me.module.css';

export function Factors() {
  const { calls, words, locale, visit, setVisit } = useDesk();
  const { data: passkeys = [], reload } = useLoaded(calls.passkeys);
  const { act, isBusy, failed } = useAct();
  const [adding, setAdding] = useState<'passkey' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (!visit) return null;
  const { factors } = visit;
  const setUpCodes = factors.codes ? words.me.replaceCodes : words.me.addCodes;

  async function look(): Promise<void> {
    setVisit(await calls.visit());
    await reload();
  }
  const change = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      await look();
    });

  return (
    <section className={`panel ${styles.section}`}>
      <h2>{words.me.factors}</h2>
      <Said failed={failed} />
      <ul className={styles.list}>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className={styles.line}>
            <span>
              {name} <span className="muted small">{formatDay(createdAt, locale)}</span>
            </span>
            <Button
              isLarge
              isBusy={isBusy}
              aria-label={`${words.me.remove} ${name}`}
              onClick={() => void change(() => calls.removePasskey(id))}
            >
              {words.me.remove}
            </Button>
          </li>
        ))}
        <li className={styles.line}>
          <span>{factors.codes ? words.me.codesOn : words.me.codesOff}</span>
          {factors.codes && (
            <Button
              isLarge
              isBusy={isBusy}
              aria-label={`${words.me.remove} ${words.me.codesOn}`}
              onClick={() => void change(calls.removeCodes)}
            >
              {words.me.remove}
            </Button>
          )}
        </li>
        <li className={styles.line}>
          <span>{words.me.recoveryLeft(factors.recoveryCodes)}</span>
          <Button
            isLarge
            isBusy={isBusy}
            onClick={() => void change(async () => setCodes((await calls.newRecoveryCodes()).codes))}
          >
            {words.me.newRecovery}
          </Button>
        </li>
      </ul>
      {codes.length > 0 && <RecoveryList codes={codes} />}
      <div className={styles.actions}>
        <Button isLarge onClick={() => setAdding('passkey')}>
          {words.me.addPasskey}
        </Button>
        <Button isLarge onClick={() => setAdding('codes')}>
          {setUpCodes}
        </Button>
      </div>
      {adding && (
        <Dialog
          title={adding === 'passkey' ? words.me.addPasskey : setUpCodes}
          onClose={() => setAdding(undefined)}
        >
          {adding === 'passkey' ? <PasskeySetUp onSetUp={onSetUp} /> : <CodesSetUp onSetUp={onSetUp} />}
          <Button isLarge onClick={() => setAdding(undefined)}>
            {words.close}
          </Button>
        </Dialog>
      )}
    </section>
  );

  function onSetUp(made: readonly string[]): void {
    setAdding(undefined);
    if (made.length > 0) setCodes(made);
    void look();
  }
}
