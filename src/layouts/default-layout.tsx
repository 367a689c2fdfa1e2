/** The layout of the shop: bars above, the page, footer, and on a phone the bar at the thumb. */
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './default-layout.module.css';
import { FrameOrMain } from './frame-or-main.tsx';
import { Header } from './header.tsx';
import {
  ConnectionSignIsland,
  LoadingBarIsland,
  FooterIsland,
  PhoneBarIsland,
  SecondaryBarIsland,
  SmallFooterIsland,
  ToastsIsland,
} from './frame.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const layout = (
    <>
      <nav aria-label={t('layout.skip')}>
        <a className={styles.skip} href="#main">
          {t('layout.skip')}
        </a>
      </nav>
      <LoadingBarIsland />
      <Header />
      <ConnectionSignIsland />
      <SecondaryBarIsland />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer>
        <FooterIsland />
        <SmallFooterIsland />
      </footer>
      <PhoneBarIsland />
      <ToastsIsland />
    </>
  );
  return import.meta.env.SSR ? <FrameOrMain layout={layout} /> : layout;
}
