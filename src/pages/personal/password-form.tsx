/** Another password; the one of today is asked for. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { useForm } from '../../lib/form.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';

type PasswordFormProps = {
  /** Tells a password manager whose password it is. */
  readonly email: string;
  readonly onChanged: () => void;
};

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { t } = useTranslation();
  const { api, toasts } = useStores();
  const fields = useRef<HTMLFieldSetElement>(null);
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/profile.ts')).PasswordChange,
    read: (typed) => ({ oldPassword: typed.get('oldPassword'), newPassword: typed.get('newPassword') }),
    async submit(change) {
      await api.changePassword(change);
      fields.current?.form?.reset();
      toasts.show(t('personal.password.changed'));
      onChanged();
    },
  });
  const errorOf = useFieldError(codes);

  return (
    <section className="panel stack">
      <h2>{t('personal.password.title')}</h2>
      <p className="muted">{t('personal.password.text')}</p>
      <form {...form} method="post">
        <fieldset ref={fields} className="stack">
          <legend className="hidden">{t('personal.password.title')}</legend>
          <FormProblem failure={failure} />
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field
            label={t('personal.password.old')}
            name="oldPassword"
            type="password"
            autoComplete="current-password"
            required
            error={errorOf('oldPassword')}
          />
          <Field
            label={t('personal.password.new')}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
            hint={t('account.passwordHint')}
            error={errorOf('newPassword')}
          />
          <div>
            <Button type="submit" look="quiet" isBusy={isBusy}>
              {t(isBusy ? 'address.saving' : 'personal.password.change')}
            </Button>
          </div>
        </fieldset>
      </form>
    </section>
  );
}
