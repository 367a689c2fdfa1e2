/** Choosing or adding the address of one kind. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../domain/contract/addresses.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tick } from '../../ui/field/field.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './checkout.module.css';

type AddressStepProps = {
  readonly kind: Address['kind'];
  readonly addresses: readonly Address[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onAdded: (addresses: Address[]) => void;
  readonly error: string | undefined;
  /** How often sending the order found something missing; each time the first missing address is led to. */
  readonly complaints: number;
  /** Who it is for, as far as known. */
  readonly name: string;
};

export function AddressStep(props: AddressStepProps) {
  const { kind, addresses, chosen, onChoose, onAdded, error, complaints, name } = props;
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ofKind = addresses.filter((address) => address.kind === kind);
  const isMissing = error !== undefined && chosen === undefined;

  // The order's button is far below: what is missing up here has to be led to.
  useEffect(() => {
    if (isMissing && complaints > 0) heading.current?.focus();
  }, [isMissing, complaints]);

  const showForm = isAdding || (ofKind.length === 0 && kind === 'delivery');
  return (
    <section className="panel stack">
      <h2 ref={heading} tabIndex={-1} className={styles.step}>
        {t(`checkout.${kind}`)}
      </h2>
      <fieldset className="stack">
        <legend className="hidden">{t(`checkout.${kind}`)}</legend>
        {ofKind.map((address) => (
          <Tick
            key={address.id}
            type="radio"
            name={`${kind}Address`}
            checked={address.id === chosen}
            onChange={() => onChoose(address.id)}
            label={
              <>
                <b>{address.name}</b>
                <br />
                {address.address}, {address.postalCode} {address.city} ({address.region})
              </>
            }
          />
        ))}
      </fieldset>
      {ofKind.length === 0 && kind === 'billing' && !isAdding && (
        <p className="muted">{t('checkout.noBilling')}</p>
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {chosen === undefined ? t('checkout.addressMissing') : error}
        </p>
      )}
      {showForm ? (
        <AddressForm
          kind={kind}
          name={name}
          offersBilling={kind === 'delivery' && !addresses.some((address) => address.kind === 'billing')}
          onAdded={(added) => {
            setAdding(false);
            onAdded(added);
            heading.current?.focus();
          }}
          onCancel={isAdding ? () => setAdding(false) : undefined}
        />
      ) : (
        <Button onClick={() => setAdding(true)}>{t('checkout.addAddress')}</Button>
      )}
    </section>
  );
}
