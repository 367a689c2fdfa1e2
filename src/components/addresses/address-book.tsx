/** A person's addresses of one kind: added, changed, removed, and which one is used by default. */
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { focusHeading } from '../../browser/page-lifecycle.ts';
import { useDraft } from '../../lib/draft.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';
import styles from './address-book.module.css';
import { AddressLines } from './address-lines.tsx';

type AddressBookProps = {
  readonly kind: Address['kind'];
  /** Of both kinds, as the API lists them. */
  readonly known: readonly Address[];
  /** Who a new one is for, as far as known. */
  readonly name: string;
};

/** What is under way: a new address, or one that is changed or asked about. */
type Doing = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly address: Address };

// Most visits only look.
const AddressEditor = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressEditor }));
const RemoveAddress = lazy(async () => ({ default: (await import('./remove-address.tsx')).RemoveAddress }));

export function AddressBook({ kind, known, name }: AddressBookProps) {
  const { t } = useTranslation();
  const { api, toasts } = useStores();
  const { act, failure } = useAct();
  const [all, setAll] = useDraft(known);
  const [doing, setDoing] = useState<Doing>();
  const [ends, setEnds] = useState(0);
  const addresses = all.filter((address) => address.kind === kind);

  // What had the focus is gone, or was a dialog's.
  useEffect(() => {
    if (ends > 0) focusHeading();
  }, [ends]);

  /** The list stays until what takes its place is there. */
  const begin = (next: Doing): void => startTransition(() => setDoing(next));

  const isChanged = ({ id }: Address): boolean => doing?.what === 'change' && doing.address.id === id;

  function end(): void {
    setDoing(undefined);
    setEnds(ends + 1);
  }

  function settle(addresses: readonly Address[], told: string): void {
    setAll(addresses);
    toasts.show(told);
    end();
  }

  async function save(address: NewAddress): Promise<void> {
    const saved =
      doing?.what === 'change'
        ? await api.changeAddress(doing.address.id, address)
        : await api.addAddress(address);
    settle(withSaved(all, saved), t('address.saved'));
  }

  async function makeDefault({ id, name: called }: Address): Promise<void> {
    const saved = await api.changeAddress(id, { isDefault: true });
    settle(withSaved(all, saved), t('address.madeDefault', { name: called }));
  }

  return (
    <Suspense fallback={null}>
      <FormProblem failure={failure} />
      {addresses.length === 0 && doing === undefined && <p>{t(`${kind}.none`)}</p>}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id} className={`panel ${isChanged(address) ? styles.wide : ''}`}>
              {isChanged(address) ? (
                <AddressEditor
                  title={t('address.changeTitle')}
                  kind={kind}
                  known={address}
                  offersDefault={!address.isDefault}
                  onSave={save}
                  onCancel={end}
                />
              ) : (
                <AddressCard
                  address={address}
                  onChange={() => begin({ what: 'change', address })}
                  onRemove={() => begin({ what: 'remove', address })}
                  onMakeDefault={() => void act(() => makeDefault(address))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {doing?.what === 'add' ? (
        <div className="panel">
          <AddressEditor
            title={t('address.addTitle')}
            kind={kind}
            known={{ name }}
            offersDefault={addresses.length > 0}
            onSave={save}
            onCancel={end}
          />
        </div>
      ) : (
        <div>
          <Button look={addresses.length === 0 ? 'signal' : 'quiet'} onClick={() => begin({ what: 'add' })}>
            {t('address.add')}
          </Button>
        </div>
      )}
      {doing?.what === 'remove' && (
        <RemoveAddress
          address={doing.address}
          onRemoved={async () => settle(await api.addresses(), t('address.removed'))}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Suspense>
  );
}

/** A saved address in its place or at the end; when it is the default now, no other of its kind is. */
function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const isThere = addresses.some(({ id }) => id === saved.id);
  const settled = addresses.map((address) => {
    if (address.id === saved.id) return saved;
    return saved.isDefault && address.kind === saved.kind ? { ...address, isDefault: false } : address;
  });
  return isThere ? settled : [...settled, saved];
}

type AddressCardProps = {
  readonly address: Address;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
};

/** One address of the book, and what can be done with it. */
function AddressCard({ address, onChange, onRemove, onMakeDefault }: AddressCardProps) {
  const { t } = useTranslation();
  // Several of them stand below each other: each button says which one it is for.
  const which = <span className="hidden"> {address.address}</span>;
  return (
    <div className={styles.card}>
      {address.isDefault && <span className={styles.badge}>{t('address.default')}</span>}
      <AddressLines address={address} />
      <div className={styles.actions}>
        <Button look="plain" onClick={onChange}>
          {t('address.change')}
          {which}
        </Button>
        {!address.isDefault && (
          <Button look="plain" onClick={onMakeDefault}>
            {t('address.makeDefault')}
            {which}
          </Button>
        )}
        <Button look="plain" onClick={onRemove}>
          {t('address.remove')}
          {which}
        </Button>
      </div>
    </div>
  );
}
