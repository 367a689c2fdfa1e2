/** The layouts outside of the catalogue: the logo, the languages and the company, and nothing that leads elsewhere. */
import type { ReactNode } from 'react';
import { PageLink } from '../components/page-link/page-link.tsx';
import { Scene } from '../components/scene/scene.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Logo } from '../ui/logo/logo.tsx';
import { SmallFooterIsland, ConnectionSignIsland } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoadingBar } from './loading-bar.tsx';
import styles from './plain-layouts.module.css';
import { Toasts } from './toasts.tsx';

function PlainLayout({ logo, children }: { readonly logo: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        {logo}
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer>
        <SmallFooterIsland />
      </footer>
    </>
  );
}

/** The layout of signing in and registering: nothing but the logo, the form and the small footer. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const logo = (
    <PageLink to="home" className={styles.logo} aria-label={t('layout.home')}>
      <Logo />
    </PageLink>
  );
  return (
    <>
      <LoadingBar />
      <ConnectionSignIsland />
      <PlainLayout logo={logo}>
        <div className={styles.columns}>
          <div className={styles.scene}>
            <Scene name="chiave" />
            <p>{t('signIn.why')}</p>
          </div>
          {children}
        </div>
      </PlainLayout>
      <Toasts />
    </>
  );
}

/** The layout of the closed shop. Nothing in it leads on, since nothing does. */
export const MaintenanceLayout = ({ children }: { children: ReactNode }) => (
  <PlainLayout logo={<Logo />}>{children}</PlainLayout>
);
