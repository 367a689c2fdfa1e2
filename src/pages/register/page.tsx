/** Registration, as a person or as a company. */
import { useState } from 'react';
import { nextHref } from '../../../domain/navigation.ts';
import { href } from '../../../domain/routes.ts';
import type { CompanyFields as CompanyFieldsComponent } from '../../components/company-fields/company-fields.tsx';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { NewPassword } from '../../components/password-field/password-field.tsx';
import { Refused } from '../../components/refused/refused.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { island } from '../../lib/island.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import styles from './register.module.css';

// Read before it is accepted, far down.
const ToRead = island(async () => (await import('../../components/to-read/to-read.tsx')).ToRead);
const toRead = ['terms'] as const;

/** What only companies fill in: it comes with the choice. */
type RegisterData = { readonly CompanyFields: typeof CompanyFieldsComponent | undefined };

export const page = definePage<RegisterData>({
  route: 'register',
  load: async ({ query }) => ({
    CompanyFields: isLegal(query)
      ? (await import('../../components/company-fields/company-fields.tsx')).CompanyFields
      : undefined,
  }),
  meta: ({ t }) => ({ title: t('register.title') }),
  Component: RegisterPage,
});

type CustomerType = 'individual' | 'legal';

const isLegal = (query: URLSearchParams): boolean => query.get('type') === 'legal';

function RegisterPage({ data: { CompanyFields }, query }: PageProps<RegisterData>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session } = useStores();
  const { navigate } = useNavigation();
  const [type, setType] = useState<CustomerType>(isLegal(query) ? 'legal' : 'individual');
  const next = query.get('next');
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../lib/form/new-passwords.ts')).SignUpForm,
    read: readSignUp,
    async submit({ repeatedPassword: _repeated, ...values }) {
      await api.signUp(values);
      await session.signIn({ email: values.email, password: values.password });
      navigate(nextHref(locale, next), { replace: true });
    },
    draft: 'register',
  });
  const errorOf = useFieldError(codes);

  /** The choice stands in the address, which brings its fields: whoever reloads gets the right ones at once, and nothing jumps. */
  function choose(chosen: CustomerType): void {
    setType(chosen);
    const query = { next, type: chosen === 'legal' ? chosen : undefined };
    navigate(href(locale, 'register', {}, query), { replace: true, keepsPlace: true });
  }

  return (
    <div className="wrap narrow stack">
      <h1 tabIndex={-1}>{t('register.title')}</h1>
      <Refused wanted="session" />
      {locale === 'en' && <p className="muted">{t('register.promotion')}</p>}
      <form {...form} className="panel stack">
        <FormProblem failure={failure} />
        <fieldset className={styles.types}>
          <legend className="hidden">{t('register.type')}</legend>
          {(['individual', 'legal'] as const).map((value) => (
            <Tick
              key={value}
              type="radio"
              name="type"
              value={value}
              label={t(`register.${value}`)}
              checked={type === value}
              onChange={() => choose(value)}
            />
          ))}
        </fieldset>
        {type === 'legal' && CompanyFields && <CompanyFields errorOf={errorOf} />}
        <div className={styles.pair}>
          <Field
            label={t('account.firstName')}
            name="firstName"
            autoComplete="given-name"
            required
            hint={type === 'legal' && t('register.contactPerson')}
            error={errorOf('firstName')}
          />
          <Field
            label={t('account.lastName')}
            name="lastName"
            autoComplete="family-name"
            required
            error={errorOf('lastName')}
          />
        </div>
        <Field
          label={t('account.fiscalCode')}
          name="fiscalCode"
          autoCapitalize="characters"
          optional={t('form.optional')}
          hint={t(type === 'legal' ? 'account.companyFiscalCodeHint' : 'account.fiscalCodeHint')}
          error={errorOf('fiscalCode')}
        />
        <Field
          label={t('account.phoneNumber')}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          hint={t('account.phoneNumberHint')}
          error={errorOf('phoneNumber')}
        />
        <Field
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errorOf('email')}
        />
        <NewPassword label={t('account.password')} errorOf={errorOf} />
        <ToRead pages={toRead} />
        <Tick label={t('register.acceptBoth')} name="acceptTerms" required error={errorOf('acceptTerms')} />
        <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
          {t(isBusy ? 'register.busy' : 'register.go')}
        </Button>
      </form>
      <p>{t('register.hasAccount')}</p>
      <PageLink to="signIn" query={{ next }} className={buttonClass({ isWide: true })}>
        {t('signIn.go')}
      </PageLink>
    </div>
  );
}

const optional = ['fiscalCode', 'uniqueCode', 'pecAddress'];

/** Turns the registration form into what the contract reads: empty optional fields are left out. */
function readSignUp(fields: FormData): Record<string, unknown> {
  const texts = [...fields].filter(([name, value]) => value !== '' || !optional.includes(name));
  return {
    ...Object.fromEntries(texts),
    // One tick stands for both (decision 0072).
    acceptTerms: fields.has('acceptTerms'),
    acceptPrivacy: fields.has('acceptTerms'),
  };
}
