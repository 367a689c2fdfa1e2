/** Who may buy a safety part and what the order asks for; somebody signed in as a private person is told at once, not in step 3. */
import { useTranslation } from '../../lib/use-translation.ts';
import { useUser } from '../../stores/use-session.ts';
import styles from './part.module.css';

/** Undefined of who is not signed in: nobody knows what they are. */
export const useIsPrivate = (): boolean => useUser()?.type === 'individual';

/** Both endings are of a length: who is signed in is known a moment after the page is seen, and nothing moves for it. */
export function SafetyNote() {
  const { t } = useTranslation();
  return (
    <p className={styles.safety}>
      {t('part.safety')} {t(useIsPrivate() ? 'part.safetyNotYours' : 'part.safetyAsks')}
    </p>
  );
}
