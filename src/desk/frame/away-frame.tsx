/** The desk where the shop does not answer: nobody knows who is there, and pieces can be listed all the same. Nothing else of it is shown. */
import { useLocation } from 'wouter';
import { Logo } from '../../ui/logo/logo.tsx';
import { ListingPage } from '../listing/listing-page.tsx';
import styles from './frame.module.css';

/** @param props.isSignedOut the shop answers again, and somebody has to sign in */
export function AwayFrame({ isSignedOut }: { readonly isSignedOut: boolean }) {
  const [path, navigate] = useLocation();
  /** Once the shop knows the person again they are where they wanted to be, unless they have begun to list a piece. */
  const stay = (): void => {
    if (path !== '/nuovo') navigate('/nuovo', { replace: true });
  };
  return (
    <div className={styles.frame} onInput={stay}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={`${styles.main} ${styles.alone}`}>
        <ListingPage isAway={!isSignedOut} isSignedOut={isSignedOut} />
      </main>
    </div>
  );
}
