/** Signing in; says why somebody was sent here. */
import { unauthorizedParameter } from '../../../domain/constants.ts';
import { nextHref } from '../../../domain/navigation.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Refused } from '../../components/refused/refused.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export const page = definePage<null>({
  route: 'signIn',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('signIn.title') }),
  Component: SignInPage,
});

function SignInPage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { session } = useStores();
  const { navigate } = useNavigation();
  const next = query.get('next');
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/account.ts')).SignIn,
    read: (fields) => ({ email: fields.get('email'), password: fields.get('password') }),
    async submit(values) {
      await session.signIn(values);
      navigate(nextHref(locale, next), { replace: true });
    },
    draft: 'sign-in',
  });
  const errorOf = useFieldError(codes);

  return (
    <div className="wrap narrow stack">
      <h1 tabIndex={-1}>{t('signIn.title')}</h1>
      {query.get('session') === 'expired' && <Notice>{t('signIn.expired')}</Notice>}
      {query.get(unauthorizedParameter) === 'true' && <Notice>{t('signIn.unauthorized')}</Notice>}
      <Refused wanted="session" />
      {next === 'checkout' && <p className="muted">{t('signIn.forCheckout')}</p>}
      <form {...form} className="panel stack">
        <FormProblem failure={failure} />
        <Field
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errorOf('email')}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.go')}
        </Button>
        <PageLink to="forgot" className={buttonClass({ look: 'plain' })}>
          {t('signIn.forgot')}
        </PageLink>
      </form>
      <p>{t('signIn.noAccount')}</p>
      <PageLink to="register" query={{ next }} className={buttonClass({ look: 'quiet', isWide: true })}>
        {t('signIn.register')}
      </PageLink>
    </div>
  );
}
