/** Beside the forms of signing in and registering: what an account is for. */
import { Scene } from '../components/scene/scene.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './plain-layouts.module.css';

export function AuthScene() {
  const { t } = useTranslation();
  return (
    <div className={styles.scene}>
      <Scene name="chiave" />
      <p>{t('signIn.why')}</p>
    </div>
  );
}
