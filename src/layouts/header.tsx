/** Logo, search, language, account and cart. Gains a shadow once the page is scrolled (specification 2). */
import { useEffect, useRef, useState } from 'react';
import { onScrolled } from '../browser/viewport.ts';
import { PageLink } from '../components/page-link/page-link.tsx';
import { island, looseIsland } from '../lib/island.tsx';
import { useNavigation } from '../lib/navigation.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Logo } from '../ui/logo/logo.tsx';
import { CarChipIsland } from './frame.tsx';
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
            <CarChipIsland />
            <LanguageSwitch />
            <HeaderActions />
          </nav>
        </div>
      </header>
    </>
  );
}

/** The search as it stands in the header, too. */
const SearchBoxIsland = looseIsland(
  async () => (await import('../components/search-box/search-box.tsx')).SearchBox,
);

const HeaderActions = island(async () => (await import('./header-actions.tsx')).HeaderActions);
