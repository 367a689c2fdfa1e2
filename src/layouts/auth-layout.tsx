/** The layout of signing in and registering: nothing but the logo, the form and the small footer. */
import type { ReactNode } from 'react';
import { PageLink } from '../components/page-link/page-link.tsx';
import { Scene } from '../components/scene/scene.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Logo } from '../ui/logo/logo.tsx';
import styles from './auth-layout.module.css';
import { ConnectionSignIsland } from './frame.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { Toasts } from './toasts.tsx';

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
