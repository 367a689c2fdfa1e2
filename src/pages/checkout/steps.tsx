/** The steps of an order, each under its number on a tag, and what the second and the third ask. Where it goes: `address-step.tsx`. */
import type { ReactNode } from 'react';
import { paymentMethodIds, workingDaysHeld, type PaymentMethod } from '../../../domain/payment-methods.ts';
import type { QuoteLine } from '../../../domain/contract/buying.ts';
import type { BuyerType } from '../../../domain/policies.ts';
import { consentTicks } from '../../../domain/consent-ticks.ts';
import { policies, shop } from '../../../shop.config.ts';
import { ToRead } from '../../components/to-read/to-read.tsx';
import { NamedLogos } from '../../layouts/logos/logos.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Tick, Field } from '../../ui/field/field.tsx';
import { tagClass } from '../../ui/tag/tag.tsx';
import styles from './checkout.module.css';
import { TakeSafetyOut } from './take-safety-out.tsx';

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode };

export function Step({ number, title, children }: StepProps) {
  return (
    <section className="panel stack">
      <h2 className={styles.step} tabIndex={-1}>
        <span className={tagClass}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** By what people know it: the brands that the provider takes, or what a transfer goes by. */
const signsOf = (method: PaymentMethod): readonly string[] =>
  method === 'bank_transfer' ? ['IBAN'] : shop.paidWith[method];

/** How the order is paid. */
export function PaymentStep({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="hidden">{t('checkout.payment')}</legend>
        {paymentMethodIds.map((method, at) => (
          <Tick
            key={method}
            type="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={at === 0}
            label={
              <>
                <span className={styles.method}>
                  <b>
                    {method === 'wallet' ? shop.paidWith.wallet.join(', ') : t(`checkout.methods.${method}`)}
                  </b>
                  <NamedLogos names={signsOf(method)} isInLabel />
                </span>
                {workingDaysHeld(method) !== undefined && (
                  <span className="muted small">{t('checkout.kept', { days: workingDaysHeld(method) })}</span>
                )}
              </>
            }
          />
        ))}
      </fieldset>
      {error && <p className={styles.problem}>{error}</p>}
    </>
  );
}

type AgreementsProps = {
  readonly errorOf: (name: string) => string | undefined;
  /** For these the repairer's registration and the car's plate are asked for, or it is said that they cannot be had. */
  readonly safetyParts: readonly QuoteLine[];
  readonly buyer: BuyerType;
};

/** What is accepted with an order (design 4.7), and the declaration for safety parts (4.9). */
export function Agreements({ errorOf, safetyParts, buyer }: AgreementsProps) {
  const { t } = useTranslation();
  const repairer = safetyParts.length === 0 ? undefined : buyer === 'legal' ? 'ask' : 'refuse';
  return (
    <>
      {repairer === 'refuse' && <TakeSafetyOut lines={safetyParts} />}
      {repairer === 'ask' && (
        <Field
          label={t('checkout.repairer')}
          name="repairerRegistration"
          hint={t('checkout.repairerHint')}
          required
          error={errorOf('repairerRegistration')}
        />
      )}
      {repairer === 'ask' && (
        <Field
          label={t('checkout.carPlate')}
          name="carPlate"
          hint={t('checkout.carPlateHint')}
          required
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          error={errorOf('carPlate')}
        />
      )}
      <ToRead pages={['terms', 'withdrawal']} />
      <div className={styles.choices}>
        {(Object.keys(consentTicks) as (keyof typeof consentTicks)[]).map((name) => (
          <Tick
            key={name}
            name={`consents.${name}`}
            required
            label={t(`checkout.consents.${name}`, { days: policies.withdrawalDays[buyer] })}
            error={errorOf(`consents.${name}`)}
          />
        ))}
      </div>
    </>
  );
}
