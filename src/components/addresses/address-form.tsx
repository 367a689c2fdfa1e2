/** The form of an address, new or changed. Invoices may go abroad, parcels stay in Italy. */
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import { FormProblem, useFieldError } from '../form-problem/form-problem.tsx';
import styles from './address-form.module.css';
import { PlaceFields } from './place-fields.tsx';

type AddressFormProps = {
  readonly kind: Address['kind'];
  /** What stands in the fields at first: an address that is changed, or the name alone. */
  readonly known: Partial<Address> & Pick<Address, 'name'>;
  /** How its button stands out: on a page with another thing to do it is quiet. */
  readonly look: 'signal' | 'quiet';
  /** Further fields, above the button. */
  readonly children?: ReactNode;
  readonly onSave: (address: NewAddress, fields: FormData) => Promise<void>;
  /** Left out where there is no address to go back to. */
  readonly onCancel: (() => void) | undefined;
  /** Whether another button sends it, by `press`. */
  readonly isSentElsewhere?: boolean;
  /** Sends it as its own button does, for a page whose button needs the address too. Whether it was taken. */
  readonly press?: Ref<() => Promise<boolean>>;
};

/** It becomes the default unless `children` hold a tick `isDefault` that is off. */
export function AddressForm({
  kind,
  known,
  look,
  children,
  onSave,
  onCancel,
  isSentElsewhere = false,
  press: pressed,
}: AddressFormProps) {
  const { t } = useTranslation();
  const { form, codes, failure, isBusy, press, dropDraft } = useForm({
    schema: async () => (await import('../../../domain/contract/addresses.ts')).NewAddress,
    read: (fields) => readAddress(fields, kind),
    submit: onSave,
    draft: `address ${known.id ?? kind}`,
  });
  const errorOf = useFieldError(codes);
  useImperativeHandle(pressed, () => press);
  return (
    <form {...form} className="stack" aria-label={t(`checkout.${kind}`)}>
      <FormProblem failure={failure} />
      <div className={styles.whom}>
        <Field
          label={t(kind === 'billing' ? 'address.holder' : 'address.name')}
          name="name"
          autoComplete="name"
          defaultValue={known.name}
          required
          error={errorOf('name')}
        />
        <Field
          label={t('address.address')}
          name="address"
          autoComplete="address-line1"
          defaultValue={known.address}
          required
          error={errorOf('address')}
        />
      </div>
      <PlaceFields kind={kind} known={known} errorOf={errorOf} />
      {children}
      <div className={styles.buttons}>
        {!isSentElsewhere && (
          <Button type="submit" look={look} isBusy={isBusy}>
            {t(isBusy ? 'address.saving' : 'address.save')}
          </Button>
        )}
        {onCancel && (
          <Button
            look="plain"
            onClick={() => {
              dropDraft();
              onCancel();
            }}
          >
            {t('address.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type AddressEditorProps = {
  readonly title: string;
  readonly kind: Address['kind'];
  readonly known: Partial<Address> & Pick<Address, 'name'>;
  /** Another address is the default, so this one may become it. */
  readonly offersDefault: boolean;
  readonly onSave: (address: NewAddress) => Promise<void>;
  readonly onCancel: () => void;
};

/** The form of an address in the book, under a heading that takes the focus when it opens. */
export function AddressEditor({ title, kind, known, offersDefault, onSave, onCancel }: AddressEditorProps) {
  const { t } = useTranslation();
  return (
    <section className="stack">
      <h2 tabIndex={-1} ref={takeFocus}>
        {title}
      </h2>
      <AddressForm kind={kind} known={known} look="signal" onSave={onSave} onCancel={onCancel}>
        {offersDefault && (
          <>
            <input type="hidden" name="hasChoice" value="yes" />
            <Tick label={t('address.isDefault')} name="isDefault" />
          </>
        )}
      </AddressForm>
    </section>
  );
}

/** The button that opened it is gone. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/** Turns the address form into what the contract reads. A parcel's country and a default without a tick are settled. */
function readAddress(fields: FormData, kind: Address['kind']): Record<string, unknown> {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    kind,
    name: text('name'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    region: text('region'),
    country: fields.get('country') ?? 'IT',
    // The tick stands in the form only where another address could be the default.
    isDefault: fields.has('isDefault') || !fields.has('hasChoice'),
  };
}
