/** The second step: the passkey first, where there is one; a code from the app; a recovery code for a lost telephone. */
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { answerWithPasskey } from './passkey.ts';
import styles from './access.module.css';

export function SecondStep({ onIn }: { readonly onIn: () => Promise<void> }) {
  const { calls, words, visit } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [hasNoAnswer, setNoAnswer] = useState(false);
  const [isRecovering, setRecovering] = useState(false);
  useHeading(words.second.title);
  const { passkeys = 0, codes = false } = visit?.factors ?? {};

  const givePasskey = () =>
    act(async () => {
      setNoAnswer(false);
      const { options } = await calls.askForPasskey();
      const answer = await answerWithPasskey(options).catch(() => undefined);
      if (!answer) return setNoAnswer(true);
      await calls.givePasskey(answer);
      return onIn();
    });

  return (
    <>
      <h1 tabIndex={-1}>{words.second.title}</h1>
      <Said failed={failed} />
      {hasNoAnswer && <Notice tone="bad">{words.second.passkeyFailed}</Notice>}
      {passkeys > 0 && !isRecovering && (
        <Button look="signal" isLarge isWide isBusy={isBusy} onClick={() => void givePasskey()}>
          {words.second.passkey}
        </Button>
      )}
      {passkeys > 0 && codes && !isRecovering && <p className={styles.or}>{words.enrol.or}</p>}
      {(codes || isRecovering) && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            const { code = '' } = valuesOf(event);
            void act(async () => {
              await (isRecovering ? calls.giveRecoveryCode(code) : calls.giveCode(code));
              await onIn();
            });
          }}
        >
          <Field
            key={String(isRecovering)}
            label={isRecovering ? words.second.recovery : words.second.code}
            name="code"
            required
            autoComplete="one-time-code"
            inputMode={isRecovering ? 'text' : 'numeric'}
            autoCapitalize="none"
            hint={isRecovering ? undefined : words.second.codeHint}
          />
          <Button type="submit" look={passkeys > 0 ? 'quiet' : 'signal'} isLarge isWide isBusy={isBusy}>
            {words.second.go}
          </Button>
        </form>
      )}
      <Button look="plain" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? words.second.withCode : words.second.withRecovery}
      </Button>
    </>
  );
}
