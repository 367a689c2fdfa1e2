/** Takes everything out of the cart, after a second press: nobody loses an afternoon's list to a thumb. */
import { useState } from 'react';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './cart.module.css';

export function EmptyCart() {
  const { t } = useTranslation();
  const { cart } = useStores();
  const [isSure, setSure] = useState(false);
  const hasFew = useKnown(cart.entries, true, ({ length }) => length < 2);
  // Piece by piece it is as quick.
  if (hasFew) return null;
  if (!isSure)
    return (
      <Button look="plain" onClick={() => setSure(true)}>
        {t('cart.clear')}
      </Button>
    );
  return (
    <>
      <p role="status">{t('cart.clearAll')}</p>
      <p className={styles.row}>
        <Button autoFocus onClick={() => setSure(false)}>
          {t('cart.keep')}
        </Button>
        <Button onClick={cart.clear}>{t('cart.clearNow')}</Button>
      </p>
    </>
  );
}
