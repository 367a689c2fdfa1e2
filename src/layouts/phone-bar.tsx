/** On a phone, at the thumb: search, viewed parts, cart, account. */
import { useEffect } from 'react';
import { routes, type RouteName } from '../../domain/routes.ts';
import { searchFragment } from '../../domain/routes.ts';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useAlive } from '../lib/island.tsx';
import { onAskedFor, openSearch } from '../browser/search-shortcut.ts';
import { useNavigation } from '../lib/navigation.tsx';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import { useUser } from '../stores/use-session.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import styles from './phone-bar.module.css';

export function PhoneBar() {
  const { t } = useTranslation();
  const { path } = useNavigation();
  const { cart, session } = useStores();
  // It comes to life after the page, when the cart is known already; the server, whose words it takes up, knows none.
  const isAlive = useAlive();
  // The app's shortcut asks for it at any width.
  useEffect(() => onAskedFor(searchFragment, openSearch), []);
  const count = useKnown(cart.count, 0);
  // Without a network nobody says who it is; that somebody is signed in this browser knows.
  const user = useUser();
  const isIn = user !== undefined || (isAlive && session.isExpected());
  const entries: { to: RouteName; icon: IconName; text: string; name?: string; paths: string[] }[] = [
    { to: 'search', icon: 'search', text: t('phoneBar.search'), paths: [routes.search.path] },
    { to: 'viewed', icon: 'clock', text: t('phoneBar.viewed'), paths: [routes.viewed.path] },
    {
      to: 'cart',
      icon: 'cart',
      text: t('footer.cart'),
      name: t('layout.cart', { count }),
      paths: [routes.cart.path],
    },
    {
      to: isIn ? 'account' : 'signIn',
      icon: 'user',
      text: t(isIn ? 'phoneBar.account' : 'layout.signIn'),
      paths: [routes.account.path, routes.signIn.path],
    },
  ];
  return (
    <nav className={styles.bar} aria-label={t('phoneBar.label')}>
      {entries.map(({ to, icon, text, name, paths }) => (
        <PageLink
          key={icon}
          to={to}
          className={styles.link}
          aria-label={name}
          // Until it is alive it leads to the catalogue. Who wants another tab gets that.
          onClick={(event) => {
            if (icon !== 'search' || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            openSearch();
          }}
          aria-current={paths.some((start) => path.startsWith(start)) ? 'page' : undefined}
        >
          <span className={styles.icon} data-cart={icon === 'cart' || undefined}>
            <Icon name={icon} />
            {icon === 'cart' && count > 0 && <span className={styles.dot} data-count={count} />}
          </span>
          {text}
        </PageLink>
      ))}
    </nav>
  );
}
