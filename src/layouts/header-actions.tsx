/** At the end of the header: the phone's search; on a wide screen who one is and what is in the cart, which a phone has at the thumb. */
import { PageLink } from '../components/page-link/page-link.tsx';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import { useUser } from '../stores/use-session.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './header.module.css';
import { SearchOverlay } from './search-overlay.tsx';

export function HeaderActions() {
  const { t } = useTranslation();
  const { cart } = useStores();
  const user = useUser();
  const count = useKnown(cart.count, 0);
  return (
    <>
      <SearchOverlay />
      <PageLink to={user ? 'account' : 'signIn'} className={`${styles.action} ${styles.onDesktop}`}>
        <Icon name="user" />
        <span className={styles.name}>
          {user ? `${user.firstName} ${user.lastName}` : t('layout.signIn')}
        </span>
      </PageLink>
      <PageLink to="cart" className={`${styles.action} ${styles.sign} ${styles.onDesktop}`}>
        <span className={styles.cart} data-cart>
          <Icon name="cart" />
          {count > 0 && <span className={styles.dot} data-count={count} />}
        </span>
        <span className="hidden">{t('layout.cart', { count })}</span>
      </PageLink>
    </>
  );
}
