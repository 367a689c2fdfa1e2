/** The form of an address in the book, under a heading that takes the focus when it opens. */
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Tick } from '../../ui/field/field.tsx';
import { AddressForm } from './address-form.tsx';

type AddressEditorProps = {
  readonly title: string;
  readonly kind: Address['kind'];
  readonly known: Partial<Address> & Pick<Address, 'name'>;
  /** Another address is the default, so this one may become it. */
  readonly offersDefault: boolean;
  readonly onSave: (address: NewAddress) => Promise<void>;
  readonly onCancel: () => void;
};

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
