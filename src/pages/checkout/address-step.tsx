/** Choosing or adding the address of one kind. */
import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { AddressForm } from '../../components/addresses/address-form.tsx';
import { isChanged } from '../../browser/forms.ts';
import { saveDraft, readDraft } from '../../lib/form/draft.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Tick } from '../../ui/field/field.tsx';
import styles from './checkout.module.css';

/** What the order's button asks of an address, which stands in another form. */
export type AddressHandle = {
  /** Saves what was begun here, if anything was. False where it could not be; it is told beside the fields then. */
  settle(): Promise<boolean>;
  /** The order's button is far below: what is missing up here has to be led to. */
  lead(): void;
};

type AddressStepProps = {
  readonly kind: Address['kind'];
  readonly addresses: readonly Address[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onAdded: (addresses: Address[]) => void;
  /** The province of an address that is begun; empty once there is none. */
  readonly onRegion?: (region: string) => void;
  readonly error: string | undefined;
  /** Who it is for, as far as known. */
  readonly name: string;
  /** The company that the invoice is for, where it is one. */
  readonly invoiceTo?: string | undefined;
  /** Whether an order needs one of its kind typed where there is none: the first delivery address can stand for the invoice's too. */
  readonly isNeeded: boolean;
  readonly handle: Ref<AddressHandle>;
};

/** Under which `AddressForm` stores what was typed. */
const draftOf = (kind: Address['kind']): string => `address ${kind}`;

export function AddressStep(props: AddressStepProps) {
  const { kind, addresses, chosen, onChoose, onAdded, onRegion, error, name, invoiceTo, isNeeded, handle } =
    props;
  const { t } = useTranslation();
  const { api } = useStores();
  // What was begun here before a reload is still begun.
  const [wasBegun] = useState(() => readDraft(draftOf(kind)) !== undefined);
  const [isAdding, setAdding] = useState(wasBegun);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const press = useRef<() => Promise<boolean>>(null);
  const isBegun = useRef(wasBegun);
  const ofKind = addresses.filter((address) => address.kind === kind);
  const showForm = isAdding || (ofKind.length === 0 && isNeeded);

  useImperativeHandle(handle, () => ({
    async settle() {
      // A form that was only opened asks for nothing while there is an address.
      if (!showForm || (chosen !== undefined && !isBegun.current)) return true;
      return (await press.current?.()) ?? true;
    },
    lead: () => heading.current?.focus(),
  }));

  /** The first delivery address can be taken for the invoice too. */
  const offersBilling = kind === 'delivery' && !addresses.some((address) => address.kind === 'billing');

  function follow({ currentTarget, target }: FormEvent<HTMLElement>): void {
    const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select')];
    isBegun.current = fields.some(isChanged);
    const { name: changed, value } = target as HTMLInputElement;
    if (changed === 'region') onRegion?.(value);
  }

  function close(): void {
    isBegun.current = false;
    saveDraft(draftOf(kind), undefined);
    setAdding(false);
    onRegion?.('');
  }

  /** The first of two that was saved already: what is pressed again after a lost answer makes no second one. */
  const half = useRef<Address>(undefined);

  async function save(address: NewAddress, fields: FormData): Promise<void> {
    const first = half.current
      ? await api.changeAddress(half.current.id, address)
      : await api.addAddress(address);
    half.current = first;
    const added = [first];
    if (fields.has('alsoBilling'))
      added.push(await api.addAddress({ ...address, kind: 'billing', name: invoiceTo ?? address.name }));
    half.current = undefined;
    const hadFocus = box.current?.matches(':focus-within');
    close();
    onAdded(added);
    if (hadFocus) heading.current?.focus();
  }

  return (
    <section className={`stack ${styles.address}`}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`checkout.${kind}`)}
      </h3>
      {ofKind.length > 0 && (
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
      )}
      {ofKind.length === 0 && !showForm && <p className="muted">{t('checkout.noBilling')}</p>}
      {error && (chosen !== undefined || !showForm) && (
        <p className={styles.problem} role="alert">
          {chosen === undefined ? t('checkout.addressMissing') : error}
        </p>
      )}
      {showForm ? (
        <div ref={box} onChange={follow}>
          <AddressForm
            kind={kind}
            known={{ name }}
            look="quiet"
            onSave={save}
            onCancel={isAdding ? close : undefined}
            isSentElsewhere={!isAdding}
            press={press}
          >
            {offersBilling && <Tick label={t('checkout.alsoBilling')} name="alsoBilling" defaultChecked />}
          </AddressForm>
        </div>
      ) : (
        <div className={styles.add}>
          <Button onClick={() => setAdding(true)}>{t('checkout.addAddress')}</Button>
        </div>
      )}
    </section>
  );
}
