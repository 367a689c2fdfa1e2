/** Logo, search, language, account and cart. Gains a shadow once the page is scrolled (specification 2). */
import { useEffect, useRef, useState } from 'react';
import { onScrolled } from '../browser/viewport.ts';
import { PageLink } from '../components/page-link/page-link.tsx';
import { looseIsland } from '../lib/island.tsx';
import { useNavigation } from '../lib/navigation.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';

export function Header() {
  const { t } = useTranslation();
  const { search } = useNavigation();
  const top = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => (top.current ? onScrolled(top.current, setScrolled) : undefined), []);

  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={isScrolled ? `${styles.header} ${styles.scrolled}` : styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <PageLink to="home" className={styles.logo} aria-label={t('layout.home')}>
            <Logo />
          </PageLink>
          <div className={styles.search}>
            <SearchBoxIsland key={search} initial={new URLSearchParams(search).get('query') ?? ''} />
          </div>
          <nav className={styles.actions} aria-label={t('layout.personal')}>
            <LanguageSwitch />
            <SearchOverlay />
            <AccountLink />
            <CartLink />
          </nav>
        </div>
      </header>
    </>
  );
}

function AccountLink() {
  const { t } = useTranslation();
  const user = useStores().session.user.value;
  return (
    <PageLink to={user ? 'account' : 'signIn'} className={`${styles.action} ${styles.onDesktop}`}>
      <Icon name="user" />
      <span className={styles.name}>{user ? `${user.firstName} ${user.lastName}` : t('layout.signIn')}</span>
    </PageLink>
  );
}

function CartLink() {
  const { t } = useTranslation();
  const count = useStores().cart.count.value;
  return (
    <PageLink to="cart" className={`${styles.action} ${styles.onDesktop}`}>
      <span className={styles.cart} data-cart>
        <Icon name="cart" />
        {count > 0 && <span className={styles.dot} data-count={count} />}
      </span>
      <span className={styles.count}>{t('layout.cart', { count })}</span>
    </PageLink>
  );
}

/** The search as it stands in the header, too. */
const SearchBoxIsland = looseIsland(
  async () => (await import('../components/search-box/search-box.tsx')).SearchBox,
);

/** On a phone: a button that opens the search over the whole screen. Closes on submit and on a tap beside the form. */
function SearchOverlay() {
  const { t } = useTranslation();
  const { search } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-opens-search
        aria-label={t('search.open')}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="search" />
      </button>
      <dialog
        ref={dialog}
        className={styles.overlay}
        aria-label={t('search.label')}
        onClose={() => setOpen(false)}
      >
        {/* The area around the form. Keyboard and screen reader have Escape and the button beside the search. */}
        <button type="button" className={styles.area} tabIndex={-1} aria-hidden="true" onClick={close} />
        {isOpen && (
          <div className={styles.form}>
            <SearchBoxIsland
              initial={new URLSearchParams(search).get('query') ?? ''}
              onSearch={close}
              isEager
            />
            <button type="button" className={styles.close} aria-label={t('search.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </dialog>
    </>
  );
}
