/** Somebody was invited: they choose a password. The link's token stands behind the `#` of the address, and leaves it at once. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { takeFragment } from '../../browser/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import styles from './access.module.css';

/** Read once for as long as the page is open: React asks twice while the desk is written. */
let token: string | undefined;

export function Invitation() {
  const { calls, words, setVisit } = useDesk();
  const [held] = useState(() => (token ??= takeFragment()));
  const [, navigate] = useLocation();
  const { act, isBusy, failed } = useAct();
  useHeading(words.invitation.title);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        const { password = '' } = valuesOf(event);
        void act(async () => {
          setVisit(await calls.takeInvitation(held, password));
          navigate('/', { replace: true });
        });
      }}
    >
      <h1 tabIndex={-1}>{words.invitation.title}</h1>
      <p>{words.invitation.about}</p>
      <Said failed={failed} />
      <Field
        label={words.invitation.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        hint={words.invitation.hint}
        error={fieldError(words, failed, 'password')}
      />
      <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
        {words.invitation.go}
      </Button>
    </form>
  );
}
