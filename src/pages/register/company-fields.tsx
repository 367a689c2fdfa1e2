/** What a company adds to its registration: it is invoiced through its unique code or its certified mail. */
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field/field.tsx';

export function CompanyFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t('account.companyName')}
        name="companyName"
        autoComplete="organization"
        required
        error={errorOf('companyName')}
      />
      <Field
        label={t('account.vatNumber')}
        name="vatNumber"
        inputMode="numeric"
        required
        error={errorOf('vatNumber')}
      />
      <Field
        label={t('account.uniqueCode')}
        name="uniqueCode"
        autoCapitalize="characters"
        hint={t('account.uniqueCodeHint')}
        error={errorOf('uniqueCode')}
      />
      <Field label={t('account.pecAddress')} name="pecAddress" type="email" error={errorOf('pecAddress')} />
    </>
  );
}
