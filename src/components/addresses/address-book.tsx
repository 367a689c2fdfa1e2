/** A person's addresses of one kind: added, changed, removed, and which one is used by default. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, NewAddress } from '../../../domain/contract/addresses.ts';
import { focusHeading } from '../../lib/browser.ts';
import { useDraft } from '../../lib/draft.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';
import { AddressCard } from './address-card.tsx';
import styles from './address-book.module.css';
import { AddressEditor } from './address-editor.tsx';
import { RemoveAddress } from './remove-address.tsx';

type AddressBookProps = {
  readonly kind: Address['kind'];
  /** Of both kinds, as the API lists them. */
  readonly known: readonly Address[];
  /** Who a new one is for, as far as known. */
  readonly name: string;
};

/** What is under way: a new address, or one that is changed or asked about. */
type Doing = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly address: Address };

export function AddressBook({ kind, known, name }: AddressBookProps) {
  const { t } = useTranslation();
  const { api, toasts } = useStores();
  const { act, failure } = useAct();
  const [all, setAll] = useDraft(known);
  const [doing, setDoing] = useState<Doing>();
  const addresses = all.filter((address) => address.kind === kind);

  /** One change can move the default of another: the list is asked for anew. */
  async function settle(told: string): Promise<void> {
    setAll(await api.addresses());
    setDoing(undefined);
    toasts.show(told);
    focusHeading();
  }

  async function save(address: NewAddress): Promise<void> {
    if (doing?.what === 'change') await api.changeAddress(doing.address.id, address);
    else await api.addAddress(address);
    await settle(t('address.saved'));
  }

  async function makeDefault({ id, name: called }: Address): Promise<void> {
    await api.changeAddress(id, { isDefault: true });
    await settle(t('address.madeDefault', { name: called }));
  }

  return (
    <>
      <FormProblem failure={failure} />
      {addresses.length === 0 && doing === undefined && <p>{t(`${kind}.none`)}</p>}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id} className="panel">
              {doing?.what === 'change' && doing.address.id === address.id ? (
                <AddressEditor
                  title={t('address.changeTitle')}
                  kind={kind}
                  known={address}
                  offersDefault={!address.isDefault}
                  onSave={save}
                  onCancel={() => setDoing(undefined)}
                />
              ) : (
                <AddressCard
                  address={address}
                  onChange={() => setDoing({ what: 'change', address })}
                  onRemove={() => setDoing({ what: 'remove', address })}
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
            onCancel={() => setDoing(undefined)}
          />
        </div>
      ) : (
        <div>
          <Button
            look={addresses.length === 0 ? 'signal' : 'quiet'}
            onClick={() => setDoing({ what: 'add' })}
          >
            {t('address.add')}
          </Button>
        </div>
      )}
      {doing?.what === 'remove' && (
        <RemoveAddress
          address={doing.address}
          onRemoved={() => settle(t('address.removed'))}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}
