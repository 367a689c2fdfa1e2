/** A new address. The first delivery address can be taken for the invoice too. */
import { useTranslation } from 'react-i18next';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { provinces } from '../../../domain/provinces.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import { useForm } from '../../lib/form.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField, Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';

type AddressFormProps = {
  readonly kind: Address['kind'];
  readonly name: string;
  readonly offersBilling: boolean;
  readonly onAdded: (addresses: Address[]) => void;
  /** Left out where there is no address to go back to. */
  readonly onCancel: (() => void) | undefined;
};

export function AddressForm({ kind, name, offersBilling, onAdded, onCancel }: AddressFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/addresses.ts')).NewAddress,
    read: (fields) => {
      const { alsoBilling: _alsoBilling, ...texts } = Object.fromEntries(fields);
      return { ...texts, kind, country: 'IT', isDefault: true };
    },
    async submit(address: NewAddress, fields) {
      const added = [await api.addAddress(address)];
      if (fields.has('alsoBilling')) added.push(await api.addAddress({ ...address, kind: 'billing' }));
      onAdded(added);
    },
  });
  const errorOf = useFieldError(codes);
  return (
    <form {...form} method="post" className="stack">
      <FormProblem failure={failure} />
      <Field
        label={t(kind === 'billing' ? 'address.holder' : 'address.name')}
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errorOf('name')}
      />
      <Field
        label={t('address.address')}
        name="address"
        autoComplete="street-address"
        required
        error={errorOf('address')}
      />
      <div className={styles.place}>
        <Field
          label={t('address.postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          inputMode="numeric"
          required
          error={errorOf('postalCode')}
        />
        <Field
          label={t('address.city')}
          name="city"
          autoComplete="address-level2"
          required
          error={errorOf('city')}
        />
        <SelectField
          label={t('address.province')}
          name="region"
          autoComplete="address-level1"
          required
          defaultValue=""
          error={errorOf('region')}
        >
          <option value="">{t('address.chooseProvince')}</option>
          {provinces.map(({ id, label }) => (
            <option key={id} value={id}>
              {label} ({id})
            </option>
          ))}
        </SelectField>
      </div>
      {offersBilling && <Tick label={t('checkout.alsoBilling')} name="alsoBilling" defaultChecked />}
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {t(isBusy ? 'address.saving' : 'address.save')}
      </Button>
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {t('address.cancel')}
        </Button>
      )}
    </form>
  );
}
