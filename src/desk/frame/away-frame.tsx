/**
 * The desk where the shop does not answer: nobody knows who is there. Pieces can be listed all the same, and ticked off the picking list
 * that lies on this phone. Nothing else of it is shown.
 */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { now } from '../../browser/time.ts';
import { readPicking } from '../../offline/desk-picking/picking-list.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { ListingPage } from '../listing/listing-page.tsx';
import { PickingPage } from '../picking/picking-page.tsx';
import { useDesk } from '../room/context.ts';
import styles from './frame.module.css';

/** @param props.isSignedOut the shop answers again, and somebody has to sign in */
export function AwayFrame({ isSignedOut }: { readonly isSignedOut: boolean }) {
  const { words } = useDesk();
  const [path, navigate] = useLocation();
  /** Undefined until this phone was asked. */
  const [hasList, setHasList] = useState<boolean>();
  useEffect(() => {
    void readPicking(now()).then((list) => setHasList(list !== undefined));
  }, []);
  const isPicking = path === '/prelievo' && hasList === true;
  /** Once the shop knows the person again they are where they wanted to be, unless they have begun to list a piece. */
  const stay = (): void => {
    if (!isPicking && path !== '/nuovo') navigate('/nuovo', { replace: true });
  };
  return (
    <div className={styles.frame} onInput={stay}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={`${styles.main} ${styles.alone}`}>
        {isPicking && <PickingPage away={isSignedOut ? 'signed_out' : 'away'} />}
        {hasList !== undefined && !isPicking && (
          <ListingPage isAway={!isSignedOut} isSignedOut={isSignedOut} />
        )}
        {hasList && (
          <p className={styles.otherWay}>
            <Link href={isPicking ? '/nuovo' : '/prelievo'} className={buttonClass({ isLarge: true })}>
              {isPicking ? words.nav.listing : words.nav.picking}
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}
