/** A password, which can be looked at while it is typed. */
import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { Field } from '../../ui/field/field.tsx';
import { Reveal } from '../../ui/reveal/reveal.tsx';
import styles from './password-field.module.css';

export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      {/* Shown it is a text, which a phone begins with a capital, and some browsers send away to have its spelling looked at. */}
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
        required
      />
      <Reveal label={t('account.showPassword')} isShown={isShown} onChange={setShown} />
    </div>
  );
}

type NewPasswordProps = {
  readonly label: string;
  readonly errorOf: (name: string) => string | undefined;
};

/** A password that is chosen, twice the same. */
export function NewPassword({ label, errorOf }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        minLength={8}
        hint={t('account.passwordHint')}
        error={errorOf('password')}
      />
      <PasswordField
        label={t('account.repeatedPassword')}
        name="repeatedPassword"
        autoComplete="new-password"
        error={errorOf('repeatedPassword')}
      />
    </>
  );
}
