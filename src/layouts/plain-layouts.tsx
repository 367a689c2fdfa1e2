/** The layouts outside of the catalogue: the logo, the languages and the company, and nothing that leads elsewhere. */
import type { ReactNode } from 'react';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { Logo } from '../ui/logo/logo.tsx';
import {
  AuthSceneIsland,
  CheckoutWaysIsland,
  ConnectionSignIsland,
  LoadingBarIsland,
  SmallFooterIsland,
  ToastsIsland,
} from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './plain-layouts.module.css';

type PlainLayoutProps = {
  readonly logo: ReactNode;
  /** Beside the languages. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
};

function PlainLayout({ logo, ways, children }: PlainLayoutProps) {
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        {logo}
        {ways}
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

type LedHomeProps = Omit<PlainLayoutProps, 'logo'>;

function LedHome({ ways, children }: LedHomeProps) {
  const { t } = useTranslation();
  const logo = (
    <PageLink to="home" className={styles.logo} aria-label={t('layout.home')}>
      <Logo />
    </PageLink>
  );
  return (
    <>
      <LoadingBarIsland />
      <ConnectionSignIsland />
      <PlainLayout logo={logo} ways={ways}>
        {children}
      </PlainLayout>
      <ToastsIsland />
    </>
  );
}

/** The layout of signing in and registering: nothing but the logo, the form and the small footer. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <LedHome>
    <div className={styles.columns}>
      <AuthSceneIsland />
      {children}
    </div>
  </LedHome>
);

/** The layout of ordering: the way back to the cart, somebody who helps, and no shop around it. */
export const CheckoutLayout = ({ children }: { children: ReactNode }) => (
  <LedHome ways={<CheckoutWaysIsland />}>{children}</LedHome>
);

/** The layout of the closed shop. Nothing in it leads on, since nothing does. */
export const MaintenanceLayout = ({ children }: { children: ReactNode }) => (
  <PlainLayout logo={<Logo />}>{children}</PlainLayout>
);
