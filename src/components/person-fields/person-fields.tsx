/** Who writes to the shop. Whoever is signed in need not type it. */
import { useTranslation } from '../../lib/use-translation.ts';
import { useUser } from '../../stores/use-session.ts';
import { Field } from '../../ui/field/field.tsx';

type PersonFieldsProps = {
  readonly errorOf: (name: string) => string | undefined;
  /** What the address is for, where that is worth a word. */
  readonly emailHint?: string;
};

export function PersonFields({ errorOf, emailHint }: PersonFieldsProps) {
  const { t } = useTranslation();
  const user = useUser();
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
        hint={emailHint}
        required
        error={errorOf('email')}
      />
    </>
  );
}
