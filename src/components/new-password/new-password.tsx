/** A password that is chosen, twice the same. */
import { useTranslation } from '../../lib/use-translation.ts';
import { PasswordField } from '../password-field/password-field.tsx';

type NewPasswordProps = {
  readonly label: string;
  readonly errorOf: (name: string) => string | undefined;
};

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
