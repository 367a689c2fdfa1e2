/** Who asks. Whoever is signed in need not type it. */
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/stores.tsx';
import { Field } from '../../ui/field/field.tsx';

export function PersonFields({ errorOf }: { readonly errorOf: (name: string) => string | undefined }) {
  const { t } = useTranslation();
  const user = useStores().session.user.value;
  return (
    <>
      <Field
        label={t('request.fullName')}
        name="fullName"
        autoComplete="name"
        defaultValue={user && `${user.firstName} ${user.lastName}`}
        required
        error={errorOf('fullName')}
      />
      <Field
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        hint={t('request.emailHint')}
        required
        error={errorOf('email')}
      />
      <Field
        label={t('account.phoneNumber')}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={user?.phoneNumber}
        optional={t('form.optional')}
        error={errorOf('phoneNumber')}
      />
    </>
  );
}
