/** Address and password: the first of two steps. */
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePieces } from '../listing/use-pieces.ts';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import styles from './access.module.css';

export function SignIn({ hasEnded }: { readonly hasEnded: boolean }) {
  const { calls, words, setVisit } = useDesk();
  const { act, isBusy, failed } = useAct();
  const waiting = usePieces().items.filter(({ fate }) => fate === 'waiting').length;
  useHeading(words.signIn.title);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        const { email = '', password = '' } = valuesOf(event);
        void act(async () => setVisit(await calls.signIn(email, password)));
      }}
    >
      <h1 tabIndex={-1}>{words.signIn.title}</h1>
      {hasEnded && !failed && <Notice>{words.signIn.ended}</Notice>}
      {waiting > 0 && <Notice>{words.listing.wait(waiting)}</Notice>}
      <Said failed={failed} />
      <Field
        label={words.signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={fieldError(words, failed, 'email')}
      />
      <Field
        label={words.signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className={styles.form}>
        <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
          {words.signIn.go}
        </Button>
      </div>
      <p className="muted small">{words.signIn.forgotten}</p>
    </form>
  );
}
