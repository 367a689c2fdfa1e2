/** Setting up a second step: a passkey of this device, or an app for codes. */
import { useState } from 'react';
import type { CodeSecret } from '../../../domain/contract/desk.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { CopyButton } from './copy-button.tsx';
import { createPasskey } from './passkey.ts';
import styles from './access.module.css';

type SetUp = {
  /** @param codes for recovery, where the person had none */
  readonly onSetUp: (codes: readonly string[]) => void;
};

export function Enrolment({ onSetUp }: SetUp) {
  const { words } = useDesk();
  useHeading(words.enrol.title);
  return (
    <>
      <h1 tabIndex={-1}>{words.enrol.title}</h1>
      <p>{words.enrol.about}</p>
      <PasskeySetUp onSetUp={onSetUp} look="signal" />
      <p className={styles.or}>{words.enrol.or}</p>
      <CodesSetUp onSetUp={onSetUp} />
    </>
  );
}

export function PasskeySetUp({ onSetUp, look = 'quiet' }: SetUp & { readonly look?: 'signal' | 'quiet' }) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [hasNoAnswer, setNoAnswer] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        const { name = '' } = valuesOf(event);
        void act(async () => {
          setNoAnswer(false);
          const { options } = await calls.askForNewPasskey();
          const answer = await createPasskey(options).catch(() => undefined);
          if (!answer) return setNoAnswer(true);
          return onSetUp((await calls.addPasskey(answer, name)).codes);
        });
      }}
    >
      <p className="muted">{words.enrol.passkeyAbout}</p>
      <Said failed={failed} />
      {hasNoAnswer && <Notice tone="bad">{words.second.passkeyFailed}</Notice>}
      <Field
        label={words.enrol.passkeyName}
        name="name"
        required
        maxLength={60}
        hint={words.enrol.passkeyNameHint}
      />
      <Button type="submit" look={look} isLarge isWide isBusy={isBusy}>
        {words.enrol.passkey}
      </Button>
    </form>
  );
}

export function CodesSetUp({ onSetUp }: SetUp) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [secret, setSecret] = useState<CodeSecret>();
  if (!secret)
    return (
      <>
        <Said failed={failed} />
        <Button
          isLarge
          isWide
          isBusy={isBusy}
          onClick={() => void act(async () => setSecret(await calls.beginCodes()))}
        >
          {words.enrol.code}
        </Button>
      </>
    );
  const { size, path } = secret.qr;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        const { code = '' } = valuesOf(event);
        void act(async () => onSetUp((await calls.confirmCodes(code)).codes));
      }}
    >
      <p>{words.enrol.codeHere}</p>
      <a href={secret.uri} className={buttonClass({ isLarge: true, isWide: true })}>
        {words.enrol.openApp}
      </a>
      <CopyButton text={secret.secret} label={words.enrol.copyKey} copied={words.enrol.keyCopied} />
      <p>{words.enrol.codeAbout}</p>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.enrol.qr}>
        <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.dark} d={path} />
      </svg>
      <p className="muted">
        {words.enrol.byHand}: <span className={styles.secret}>{secret.secret}</span>
      </p>
      <p>{words.enrol.thenCode}</p>
      <Said failed={failed} />
      <Field
        label={words.second.code}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
        {words.enrol.confirm}
      </Button>
    </form>
  );
}
