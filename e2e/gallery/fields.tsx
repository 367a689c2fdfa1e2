/** What is filled in. */
import { useId, useState } from 'react';
import { PasswordField } from '../../src/components/password-field/password-field.tsx';
import { useTranslation } from '../../src/lib/use-translation.ts';
import { useLocale } from '../../src/stores/stores.tsx';
import { AreaField, Field, SelectField, Tick } from '../../src/ui/field/field.tsx';
import { Reveal } from '../../src/ui/reveal/reveal.tsx';
import { longNames } from './invented.ts';
import { Section, State, Touched } from './section.tsx';

export function Fields() {
  return (
    <Section
      name="field"
      isEven
      use="Every question of a form: a label above, what helps below, and what is wrong in words once the field is left."
    >
      <TextFields />
      <Choices />
    </Section>
  );
}

export function Passwords() {
  const { t } = useTranslation();
  const long = longNames[useLocale()];
  const label = t('account.password');
  return (
    <Section
      name="reveal"
      isEven
      use="At the end of every password: what is typed is shown, until it is pressed again or the form is sent."
    >
      <Touched name="hidden" on="button">
        <Revealing />
      </Touched>
      <State name="shown">
        <Revealing isFirstShown />
      </State>
      <State name="in its field">
        <PasswordField name="password" label={label} defaultValue="una chiave inglese" />
      </State>
      <State name="in a field that is wrong, with the focus" forced="focus-visible" on="input">
        <PasswordField
          name="password"
          label={label}
          hint={t('account.passwordHint')}
          error={t('field.password_too_short')}
        />
      </State>
      <State name="60 signs">
        <PasswordField name="password" label={long} defaultValue={long} />
      </State>
    </Section>
  );
}

function Revealing({ isFirstShown = false }: { readonly isFirstShown?: boolean }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(isFirstShown);
  return <Reveal label={t('account.showPassword')} isShown={isShown} onChange={setShown} />;
}

function TextFields() {
  const { t } = useTranslation();
  const long = longNames[useLocale()];
  const label = t('newsletter.email');
  return (
    <>
      <Touched name="text">
        <Field name="email" label={label} />
      </Touched>
      <State name="filled in">
        <Field name="email" label={label} defaultValue="maria@example.com" />
      </State>
      <State name="with a hint, may stay empty">
        <Field name="email" label={label} hint={t('request.listHint')} optional={t('form.optional')} />
      </State>
      <State name="wrong">
        <Field name="email" label={label} defaultValue="maria@" error={t('field.invalid_email')} />
      </State>
      <State name="wrong, with the focus" forced="focus-visible">
        <Field name="email" label={label} defaultValue="maria@" error={t('field.invalid_email')} />
      </State>
      <State name="disabled">
        <Field name="email" label={label} defaultValue="maria@example.com" disabled />
      </State>
      <State name="a number">
        <Field
          name="quantity"
          type="number"
          label={t('request.quantity')}
          defaultValue="2"
          min={1}
          max={99}
        />
      </State>
      <State name="60 signs">
        <Field name="long" label={long} defaultValue={long} />
      </State>
      <State name="several lines" isWide>
        <AreaField name="message" label={t('request.message')} hint={t('request.messageHint')} rows={3} />
      </State>
      <State name="several lines, wrong" isWide>
        <AreaField name="message" label={t('request.message')} error={t('field.required')} rows={3} />
      </State>
    </>
  );
}

function Choices() {
  const { t } = useTranslation();
  const long = longNames[useLocale()];
  const radios = useId();
  const options = (
    <>
      <option value="">{t('search.allBrands')}</option>
      <option>Fiat</option>
      <option>{long}</option>
    </>
  );
  return (
    <>
      <Touched name="choice">
        <SelectField name="brand" label={t('search.brand')}>
          {options}
        </SelectField>
      </Touched>
      <State name="choice, wrong">
        <SelectField name="brand" label={t('search.brand')} error={t('field.required')}>
          {options}
        </SelectField>
      </State>
      <State name="choice, disabled">
        <SelectField name="brand" label={t('search.brand')} disabled>
          {options}
        </SelectField>
      </State>
      <State name="choice, 60 signs">
        <SelectField name="brand" label={long} defaultValue={long}>
          {options}
        </SelectField>
      </State>
      <Touched name="tick">
        <Tick name="stock" label={t('search.onlyStock')} />
      </Touched>
      <Touched name="ticked">
        <Tick name="stock" label={t('search.onlyStock')} defaultChecked />
      </Touched>
      <State name="tick, wrong">
        <Tick name="terms" label={t('checkout.consents.terms')} error={t('field.must_accept')} />
      </State>
      <State name="tick, disabled">
        <Tick name="stock" label={t('search.onlyStock')} disabled />
      </State>
      <State name="ticked, disabled">
        <Tick name="stock" label={t('search.onlyStock')} disabled defaultChecked />
      </State>
      <State name="one of several">
        <Tick type="radio" name={radios} label={t('orders.methods.card')} defaultChecked />
        <Tick type="radio" name={radios} label={t('orders.methods.bank_transfer')} />
        <Tick type="radio" name={radios} label={t('orders.methods.wallet')} disabled />
      </State>
      <State name="tick, 60 signs" isWide>
        <Tick name="long" label={long} />
      </State>
    </>
  );
}
