/** What is around every screen of the desk: the ways to the others, at the thumb on a phone and at the side of a desk; little where the shop does not answer. */
import { useCallback, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { endPush } from '../../browser/push.ts';
import { forgetVisit } from '../../browser/visit.ts';
import { forgetPicking } from '../../offline/desk-picking/picking-list.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { useDesk } from '../room/context.ts';
import { PageScanContext, type PageScan, type TakePageScan } from '../scan/page-scan.ts';
import { Background } from './background.tsx';
import { Rooms } from './rooms.tsx';
import { ScanButton } from './scan-button.tsx';
import { listingPath, pickingPath, useAway, type Away } from './use-away.ts';
import { Ways } from './ways.tsx';
import styles from './frame.module.css';

/** @param away where nobody knows who is there */
export function Frame({ away }: { readonly away: Away | undefined }) {
  const { words, visit, calls, setVisit } = useDesk();
  const [, navigate] = useLocation();
  const [isSignedOut, setSignedOut] = useState(false);
  const { hasList, isPicking, stay } = useAway(away);
  const pageScan = useRef<PageScan>(undefined);
  const takePageScan = useCallback<TakePageScan>((scan) => {
    pageScan.current = scan;
    return () => {
      if (pageScan.current === scan) pageScan.current = undefined;
    };
  }, []);

  /** Whoever comes next begins with the day; a visit that ended by itself goes on where it was. */
  async function leave(): Promise<void> {
    // Without a line the browser’s own cookie stays until the visit ends by itself.
    await calls.signOut().catch(() => {});
    await endPush().catch(() => {});
    forgetVisit();
    await forgetPicking();
    navigate('/');
    setVisit(undefined);
  }

  return (
    <div className={styles.frame} onInput={stay}>
      <header className={styles.head}>
        <Logo />
        {!away && (
          <>
            <span className={styles.who}>{visit?.name}</span>
            <Button look="plain" isLarge aria-label={words.nav.signOut} onClick={() => void leave()}>
              <Icon name="sign-out" />
            </Button>
          </>
        )}
      </header>
      {!away && (
        <nav className={styles.nav} aria-label={words.nav.label}>
          <Ways />
          <ScanButton page={pageScan} />
        </nav>
      )}
      <main className={away ? `${styles.main} ${styles.alone}` : styles.main}>
        <PageScanContext value={takePageScan}>
          {(!away || hasList !== undefined) && (
            <Rooms away={away} isPicking={isPicking} isSignedOut={isSignedOut} />
          )}
        </PageScanContext>
        {away && hasList && (
          <p className={styles.otherWay}>
            <Link href={isPicking ? listingPath : pickingPath} className={buttonClass({ isLarge: true })}>
              {isPicking ? words.nav.listing : words.nav.picking}
            </Link>
          </p>
        )}
      </main>
      {!away && <Background onSignedOut={setSignedOut} />}
    </div>
  );
}
