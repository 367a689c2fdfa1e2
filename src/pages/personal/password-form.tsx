/** Another password; the one of today is asked for. */
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { useSendingKey } from '../../components/sending-key/use-sending-key.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './form.module.css';

export type PasswordFormProps = {
  /** Tells a password manager whose password it is. */
  readonly email: string;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
};

export function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const { t } = useTranslation();
  const { api, session, toasts } = useStores();
  const keyFor = useSendingKey();
  const { form, codes, failure, isBusy } = useForm({
    schema: async () =>
      (await import('../../lib/form/new-passwords.ts')).passwordChangeForm(session.user.peek()),
    read: (typed) => ({ oldPassword: typed.get('oldPassword'), newPassword: typed.get('newPassword') }),
    async submit(change) {
      await accountCalls(api).changePassword(change, keyFor(change));
      toasts.show(t('personal.password.changed'));
      onChanged();
    },
  });
  const errorOf = useFieldError(codes);

  return (
    <form {...form} className="stack">
      <FormProblem failure={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('personal.password.old')}
        name="oldPassword"
        autoComplete="current-password"
        autoFocus
        error={errorOf('oldPassword')}
      />
      <PasswordField
        label={t('personal.password.new')}
        name="newPassword"
        autoComplete="new-password"
        minLength={8}
        hint={t('account.passwordHint')}
        error={errorOf('newPassword')}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="signal" isBusy={isBusy}>
          {t(isBusy ? 'address.saving' : 'personal.password.change')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('address.cancel')}
        </Button>
      </div>
    </form>
  );
}
