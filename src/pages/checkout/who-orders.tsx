/**
 * Who orders, where nobody is signed in: the e-mail first, then the password, and from somebody new what an account cannot be without.
 * Where the parcel goes is asked with the order.
 */
import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Newcomer } from '../../components/quote/newcomer.tsx';
import { useQuote } from '../../components/quote/quote-state.tsx';
import { ToRead } from '../../components/to-read/to-read.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';
import { Glance, Summary } from './summary.tsx';

export function WhoOrders() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session } = useStores();
  const { navigate } = useNavigation();
  const [isKnown, setKnown] = useState(false);
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../lib/form/new-passwords.ts')).WhoOrdersForm,
    read: readWhoOrders,
    async submit(values) {
      const { email, password } = values;
      if (values.how === 'new') {
        const { how: _how, ...person } = values;
        await api.signUp({ ...person, type: 'individual' });
      }
      await session.signIn({ email, password });
      navigate(href(locale, 'checkout'), { replace: true });
    },
    draft: 'who-orders',
  });
  const errorOf = useFieldError(codes);
  // What one is about to pay for stays in sight.
  const { quote, known } = useQuote();

  return (
    <div className={styles.columns}>
      <div className="stack">
        <Glance quote={quote} />
        <form {...form} className="panel stack">
          <h2>{t('cart.signInToCheckout')}</h2>
          <p className="muted">{t('checkout.why')}</p>
          {quote && !isKnown && <Newcomer quote={quote} isRegistering />}
          <FormProblem failure={failure} />
          <Field
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errorOf('email')}
          />
          <fieldset className={styles.how}>
            <legend className="hidden">{t('checkout.who')}</legend>
            {(['new', 'known'] as const).map((how) => (
              <Tick
                key={how}
                type="radio"
                name="how"
                value={how}
                label={t(`checkout.how.${how}`)}
                checked={isKnown === (how === 'known')}
                onChange={() => setKnown(how === 'known')}
              />
            ))}
          </fieldset>
          {!isKnown && (
            <>
              <div className={styles.pair}>
                <Field
                  label={t('account.firstName')}
                  name="firstName"
                  autoComplete="given-name"
                  required
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
                label={t('account.phoneNumber')}
                name="phoneNumber"
                type="tel"
                autoComplete="tel"
                required
                hint={t('account.phoneNumberHint')}
                error={errorOf('phoneNumber')}
              />
            </>
          )}
          <PasswordField
            label={t('account.password')}
            name="password"
            autoComplete={isKnown ? 'current-password' : 'new-password'}
            hint={!isKnown && t('account.passwordHint')}
            error={errorOf('password')}
          />
          {!isKnown && (
            <>
              <ToRead pages={['terms']} />
              <Tick
                label={t('register.acceptBoth')}
                name="acceptTerms"
                required
                error={errorOf('acceptTerms')}
              />
            </>
          )}
          <Button type="submit" look="signal" isLarge isWide isBusy={isBusy}>
            {t(isBusy ? 'register.busy' : 'checkout.goOn')}
          </Button>
          <p>
            {isKnown ? (
              <PageLink to="forgot" className="reach">
                {t('signIn.forgot')}
              </PageLink>
            ) : (
              <PageLink to="register" query={{ next: 'checkout', type: 'legal' }} className="reach">
                {t('checkout.asCompany')}
              </PageLink>
            )}
          </p>
        </form>
      </div>
      {quote && <Summary quote={quote} known={known} province={undefined} />}
    </div>
  );
}

/** One tick stands for terms and privacy (decision 0072). */
function readWhoOrders(fields: FormData): Record<string, unknown> {
  const { email, password, how, firstName, lastName, phoneNumber } = Object.fromEntries(fields);
  if (how === 'known') return { how, email, password };
  const isAccepted = fields.has('acceptTerms');
  return {
    how,
    email,
    password,
    firstName,
    lastName,
    phoneNumber,
    acceptTerms: isAccepted,
    acceptPrivacy: isAccepted,
  };
}
