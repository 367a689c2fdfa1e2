/** One address of the book, and what can be done with it. */
import type { Address } from '../../../domain/contract/addresses.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './address-book.module.css';
import { AddressLines } from './address-lines.tsx';

type AddressCardProps = {
  readonly address: Address;
  readonly onChange: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
};

export function AddressCard({ address, onChange, onRemove, onMakeDefault }: AddressCardProps) {
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
