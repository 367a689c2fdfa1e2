/** Postal code, city and province; for an invoice the country too, and outside Italy a region in words. */
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { countries } from '../../../domain/countries.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import { provinceOf } from '../../../domain/province-of-postal-code.ts';
import { provinces } from '../../../domain/provinces.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { useCountryName } from './address-lines.tsx';
import styles from './place-fields.module.css';

type PlaceFieldsProps = {
  readonly kind: Address['kind'];
  readonly known: Partial<Address>;
  readonly errorOf: (name: string) => string | undefined;
};

export function PlaceFields({ kind, known, errorOf }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const [country, setCountry] = useState(known.country ?? 'IT');
  const isInItaly = country === 'IT';
  // A region of one country is none of another.
  const region = country === (known.country ?? 'IT') ? known.region : undefined;
  const box = useRef<HTMLDivElement>(null);
  const follow = useProvinceFollowing(box);
  return (
    <>
      {kind === 'billing' && (
        <CountryField value={country} onChange={setCountry} error={errorOf('country')} />
      )}
      <div ref={box} className={styles.place}>
        <Field
          label={t('address.postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          inputMode={isInItaly ? 'numeric' : 'text'}
          defaultValue={known.postalCode}
          onChange={isInItaly ? follow : undefined}
          required
          error={errorOf('postalCode')}
        />
        <Field
          label={t('address.city')}
          name="city"
          autoComplete="address-level2"
          defaultValue={known.city}
          required
          error={errorOf('city')}
        />
        {isInItaly ? (
          <SelectField
            label={t('address.province')}
            name="region"
            autoComplete="address-level1"
            required
            defaultValue={region ?? ''}
            error={errorOf('region')}
          >
            <option value="">{t('address.chooseProvince')}</option>
            {provinces.map(({ id, label }) => (
              <option key={id} value={id}>
                {label} ({id})
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            label={t('address.region')}
            name="region"
            autoComplete="address-level1"
            defaultValue={region}
            required
            error={errorOf('region')}
          />
        )}
      </div>
    </>
  );
}

/**
 * The province as the CAP tells it, while nobody has chosen one.
 *
 * @returns what to do with each change of the CAP
 */
function useProvinceFollowing(box: RefObject<HTMLElement | null>) {
  const told = useRef('');
  return ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const province = provinceOf(target.value.trim());
    if (!province) return;
    // After what is being put back of a draft: its province is the one that was chosen.
    queueMicrotask(() => {
      const field = box.current?.querySelector<HTMLSelectElement>('select[name=region]');
      if (!field || (field.value !== '' && field.value !== told.current)) return;
      told.current = province;
      field.value = province;
      // As if the person had done it, so that page and draft follow.
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    });
  };
}

type CountryFieldProps = {
  readonly value: string;
  readonly onChange: (country: string) => void;
  readonly error: string | undefined;
};

function CountryField({ value, onChange, error }: CountryFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const nameOf = useCountryName();
  const { compare } = new Intl.Collator(locale);
  const named = countries.map((id) => ({ id, name: nameOf(id) }));
  return (
    <SelectField
      label={t('address.country')}
      name="country"
      autoComplete="country"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    >
      {named
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
