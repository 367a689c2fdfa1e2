/** What a company tells of itself: it is invoiced through its unique code or its certified mail. */
import type { User } from '../../../domain/contract/account.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Field } from '../../ui/field/field.tsx';

type CompanyFieldsProps = {
  /** What stands in the fields at first. */
  readonly known?: User;
  readonly errorOf: (name: string) => string | undefined;
};

export function CompanyFields({ known, errorOf }: CompanyFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field
        label={t('account.companyName')}
        name="companyName"
        defaultValue={known?.companyName ?? undefined}
        autoComplete="organization"
        required
        error={errorOf('companyName')}
      />
      <Field
        label={t('account.vatNumber')}
        name="vatNumber"
        defaultValue={known?.vatNumber ?? undefined}
        inputMode="numeric"
        required
        hint={t('account.vatNumberHint')}
        error={errorOf('vatNumber')}
      />
      <Field
        label={t('account.uniqueCode')}
        name="uniqueCode"
        defaultValue={known?.uniqueCode ?? undefined}
        autoCapitalize="characters"
        hint={t('account.uniqueCodeHint')}
        error={errorOf('uniqueCode')}
      />
      <Field
        label={t('account.pecAddress')}
        name="pecAddress"
        type="email"
        defaultValue={known?.pecAddress ?? undefined}
        error={errorOf('pecAddress')}
      />
    </>
  );
}
