/** The end of an account: what goes, what stays and why, and the password once more. */
import { bookkeepingYears } from '../../../domain/constants.ts';
import { href } from '../../../domain/routes.ts';
import { shop } from '../../../shop.config.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { accountCalls } from '../../lib/account-calls.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';

export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session, toasts } = useStores();
  const { navigate } = useNavigation();
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/profile.ts')).Erasure,
    read: (fields) => Object.fromEntries(fields),
    async submit(erasure) {
      await accountCalls(api).erase(erasure);
      await session.left(true);
      toasts.show(t('personal.erase.done'));
      navigate(href(locale, 'home'), { replace: true });
    },
  });
  const errorOf = useFieldError(codes);

  return (
    <Dialog title={t('personal.erase.title')} onClose={onClose}>
      <p>{t('personal.erase.gone')}</p>
      <p>{t('personal.erase.kept', { years: bookkeepingYears })}</p>
      <p>{t('personal.erase.returns', { email: shop.email })}</p>
      <form {...form} className="stack">
        <FormProblem failure={failure} />
        <PasswordField
          label={t('personal.erase.password')}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('returns.cancel')}</Button>
          <Button type="submit" look="signal" isBusy={isBusy}>
            {t(isBusy ? 'personal.erase.busy' : 'personal.erase.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
