/** The layout of signing in and registering: nothing but the logo, the form and the small footer. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { LoadingBar } from '../loading-bar.tsx';
import { SmallFooter } from '../small-footer.tsx';
import { Toasts } from '../toasts.tsx';
import styles from './auth-layout.module.css';

export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <LoadingBar />
      <header className={`wrap ${styles.header}`}>
        <PageLink to="home" className={styles.logo} aria-label={t('layout.home')}>
          <Logo />
        </PageLink>
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer>
        <SmallFooter />
      </footer>
      <Toasts />
    </>
  );
}
