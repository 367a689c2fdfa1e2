/** What stands around a page outside of the catalogue: the logo, the languages, the company. */
import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { SmallFooterIsland } from './frame.tsx';
import styles from './plain-layout.module.css';

export function PlainLayout({ logo, children }: { readonly logo: ReactNode; readonly children: ReactNode }) {
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
