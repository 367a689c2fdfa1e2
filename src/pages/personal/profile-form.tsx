/** Names, telephone and tax data; a company's too. */
import type { User } from '../../../domain/contract/account.ts';
import { CompanyFields } from '../../components/company-fields/company-fields.tsx';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { accountCalls } from '../../lib/account-calls.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './form.module.css';

type ProfileFormProps = {
  readonly user: User;
  /** Name under which what is typed is stored. */
  readonly draft: string;
  /** Left alone where nobody pressed: on a phone the focus brings the keyboard. */
  readonly takesFocus: boolean;
  readonly onSaved: (user: User) => void;
  readonly onCancel: () => void;
};

export function ProfileForm({ user, draft, takesFocus, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTranslation();
  const { api, session, toasts } = useStores();
  const isCompany = user.type === 'legal';
  const { form, codes, failure, isBusy, dropDraft } = useForm({
    schema: async () => {
      const { IndividualProfile, LegalProfile } = await import('../../../domain/contract/profile.ts');
      return isCompany ? LegalProfile : IndividualProfile;
    },
    read: readProfile,
    async submit(profile) {
      const saved = await accountCalls(api).changeProfile(profile);
      session.changed(saved);
      toasts.show(t('personal.saved'));
      onSaved(saved);
    },
    draft,
  });
  const errorOf = useFieldError(codes);

  return (
    <form {...form} className="stack">
      <FormProblem failure={failure} />
      {isCompany && <CompanyFields known={user} errorOf={errorOf} />}
      <div className={styles.pair}>
        <Field
          label={t('account.firstName')}
          name="firstName"
          autoComplete="given-name"
          autoFocus={takesFocus}
          defaultValue={user.firstName}
          required
          error={errorOf('firstName')}
        />
        <Field
          label={t('account.lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
          required
          error={errorOf('lastName')}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={t('account.phoneNumber')}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          defaultValue={user.phoneNumber}
          required
          error={errorOf('phoneNumber')}
        />
        <Field
          label={t('account.fiscalCode')}
          name="fiscalCode"
          autoCapitalize="characters"
          optional={t('form.optional')}
          defaultValue={user.fiscalCode ?? ''}
          error={errorOf('fiscalCode')}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="signal" isBusy={isBusy}>
          {t(isBusy ? 'address.saving' : 'personal.save')}
        </Button>
        <Button
          look="plain"
          onClick={() => {
            dropDraft();
            onCancel();
          }}
        >
          {t('address.cancel')}
        </Button>
      </div>
    </form>
  );
}

const optional = ['fiscalCode', 'uniqueCode', 'pecAddress'];

/** Turns the profile's form into what the contract reads: an optional field left empty keeps nothing. */
function readProfile(fields: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, value === '' && optional.includes(name) ? null : value]),
  );
}
