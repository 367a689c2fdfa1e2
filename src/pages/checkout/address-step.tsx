/** Choosing or adding the address of one kind. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { AddressForm } from '../../components/addresses/address-form.tsx';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Tick } from '../../ui/field/field.tsx';
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
  /** The company that the invoice is for, where it is one. */
  readonly invoiceTo?: string | undefined;
};

export function AddressStep(props: AddressStepProps) {
  const { kind, addresses, chosen, onChoose, onAdded, error, complaints, name, invoiceTo } = props;
  const { t } = useTranslation();
  const { api } = useStores();
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ofKind = addresses.filter((address) => address.kind === kind);
  const isMissing = error !== undefined && chosen === undefined;

  // The order's button is far below: what is missing up here has to be led to.
  useEffect(() => {
    if (isMissing && complaints > 0) heading.current?.focus();
  }, [isMissing, complaints]);

  /** The first delivery address can be taken for the invoice too. */
  const offersBilling = kind === 'delivery' && !addresses.some((address) => address.kind === 'billing');

  async function save(address: NewAddress, fields: FormData): Promise<void> {
    const added = [await api.addAddress(address)];
    if (fields.has('alsoBilling'))
      added.push(await api.addAddress({ ...address, kind: 'billing', name: invoiceTo ?? address.name }));
    setAdding(false);
    onAdded(added);
    heading.current?.focus();
  }

  const showForm = isAdding || (ofKind.length === 0 && kind === 'delivery');
  return (
    <section className={`stack ${styles.address}`}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`checkout.${kind}`)}
      </h3>
      <fieldset>
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
          {chosen !== undefined ? error : t(showForm ? 'checkout.addressUnsaved' : 'checkout.addressMissing')}
        </p>
      )}
      {showForm ? (
        <AddressForm
          kind={kind}
          known={{ name }}
          look="quiet"
          onSave={save}
          onCancel={isAdding ? () => setAdding(false) : undefined}
        >
          {offersBilling && <Tick label={t('checkout.alsoBilling')} name="alsoBilling" defaultChecked />}
        </AddressForm>
      ) : (
        <div className={styles.add}>
          <Button onClick={() => setAdding(true)}>{t('checkout.addAddress')}</Button>
        </div>
      )}
    </section>
  );
}
