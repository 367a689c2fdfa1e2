/** Setting a new password by the link that was mailed. */
import { href } from '../../../domain/routes.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { NewPassword } from '../../components/new-password/new-password.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { OldLink } from './old-link.tsx';

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
    schema: async () => (await import('./new-password-form.ts')).NewPasswordForm,
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
