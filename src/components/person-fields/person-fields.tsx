/** Who writes to the shop. Whoever is signed in need not type it. */
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Field } from '../../ui/field/field.tsx';

type PersonFieldsProps = {
  readonly errorOf: (name: string) => string | undefined;
  /** What the address is for, where that is worth a word. */
  readonly emailHint?: string;
};

export function PersonFields({ errorOf, emailHint }: PersonFieldsProps) {
  const { t } = useTranslation();
  const { session } = useStores();
  const user = useKnown(session.user, session.atFirst);
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
