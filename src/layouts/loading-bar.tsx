/** The bar at the top while the next page is loaded; once shown it stays a moment, so that it never flickers. */
import { useEffect, useState } from 'react';
import { minimumWaitShownMs } from '../../domain/constants.ts';
import { useKnown } from '../lib/use-known.ts';
import { after } from '../browser/time.ts';
import { useNavigation } from '../lib/navigation.tsx';
import styles from './loading-bar.module.css';

export function LoadingBar() {
  const isMoving = useKnown(useNavigation().isMoving, false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isMoving) return setShown(true);
    return after(minimumWaitShownMs, () => setShown(false));
  }, [isMoving]);
  return <div className={styles.bar} hidden={!isShown} />;
}
