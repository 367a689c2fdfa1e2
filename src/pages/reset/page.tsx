/** Setting a new password by the link that was mailed. */
import { href } from '../../../domain/routes.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { NewPassword } from '../../components/password-field/password-field.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';

export const page = definePage<null>({
  route: 'reset',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('reset.title') }),
  Component: ResetPage,
});

function ResetPage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session, toasts } = useStores();
  const { navigate } = useNavigation();
  const token = query.get('token') ?? '';
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../lib/form/new-passwords.ts')).NewPasswordForm,
    read: (fields) => ({ ...Object.fromEntries(fields), token }),
    async submit({ repeatedPassword: _repeated, ...reset }) {
      await api.resetPassword(reset);
      // It signs out everywhere, here too.
      await session.left();
      toasts.show(t('reset.done'));
      navigate(href(locale, 'signIn'), { replace: true });
    },
  });
  const errorOf = useFieldError(codes);
  // A link that was cut on its way is as useless as an old one.
  const isOld = token === '' || failure === 'reset_token_invalid' || codes['token'] !== undefined;

  return (
    <div className="wrap narrow stack">
      <h1 tabIndex={-1}>{t('reset.title')}</h1>
      {isOld ? (
        <OldLink isTold={failure !== undefined} />
      ) : (
        <form {...form} className="panel stack">
          <FormProblem failure={failure} />
          <p>{t('reset.text')}</p>
          <NewPassword label={t('reset.password')} errorOf={errorOf} />
          <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
            {t(isBusy ? 'reset.busy' : 'reset.go')}
          </Button>
        </form>
      )}
    </div>
  );
}

/**
 * A link that is good for nothing any more, and the way to a new one.
 *
 * @param isTold whether it came out on sending: then the sentence takes the focus that the form had
 */
function OldLink({ isTold }: { readonly isTold: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="panel stack">
      <p tabIndex={-1} ref={(sentence) => void (isTold && sentence?.focus())}>
        {t('reset.old')}
      </p>
      <PageLink to="forgot" className={buttonClass({ look: 'signal', isLarge: true, isWide: true })}>
        {t('reset.askAgain')}
      </PageLink>
    </div>
  );
}
