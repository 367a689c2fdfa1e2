/** Asking for a link to a new password. The answer is the same whether or not there is such an account. */
import { useState } from 'react';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';

export const page = definePage<null>({
  route: 'forgot',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('forgot.title') }),
  Component: ForgotPage,
});

function ForgotPage() {
  const { t } = useTranslation();
  const { api } = useStores();
  const [sentTo, setSentTo] = useState<string>();
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/account.ts')).ForgottenPassword,
    read: (fields) => ({ email: fields.get('email') }),
    async submit(asked) {
      await api.forgotPassword(asked);
      setSentTo(asked.email);
    },
    // The address that was tried on the page before.
    draft: 'sign-in',
  });
  const errorOf = useFieldError(codes);

  return (
    <div className="wrap narrow stack">
      <h1 tabIndex={-1}>{t('forgot.title')}</h1>
      {sentTo === undefined ? (
        <form {...form} className="panel stack">
          <FormProblem failure={failure} />
          <p>{t('forgot.text')}</p>
          <Field
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errorOf('email')}
          />
          <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
            {t(isBusy ? 'forgot.busy' : 'forgot.go')}
          </Button>
        </form>
      ) : (
        <p className="panel" tabIndex={-1} ref={(sent) => sent?.focus()}>
          {t('forgot.sent', { email: sentTo })}
        </p>
      )}
      <PageLink to="signIn" className={buttonClass({ look: 'plain' })}>
        {t('forgot.toSignIn')}
      </PageLink>
    </div>
  );
}
