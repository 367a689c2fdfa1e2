/** One press into the cart, or on to the cart once the part is in it. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './part-card.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

export function CartSign({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const { cart } = useStores();
  const add = useAddToCart(part);
  const { name } = part;
  const isInCart = useKnown(cart.entries, false, (entries) => entries.some(({ id }) => id === part.id));
  return isInCart ? (
    <PageLink to="cart" className={styles.add} aria-label={t('cart.alreadyIn', { name })}>
      <Icon name="check" />
    </PageLink>
  ) : (
    <button type="button" className={styles.add} aria-label={t('cart.addNamed', { name })} onClick={add}>
      <Icon name="plus" />
    </button>
  );
}
