/** A password that is chosen, twice the same. */
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field/field.tsx';

type NewPasswordProps = {
  readonly label: string;
  readonly errorOf: (name: string) => string | undefined;
};

export function NewPassword({ label, errorOf }: NewPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
        hint={t('account.passwordHint')}
        error={errorOf('password')}
      />
      <Field
        label={t('account.repeatedPassword')}
        name="repeatedPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errorOf('repeatedPassword')}
      />
    </>
  );
}
