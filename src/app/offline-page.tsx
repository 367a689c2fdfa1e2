/** No answer came for this page: no fault, and it can be asked for again. */
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../lib/navigation.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './error-page.module.css';

export function OfflinePage({ isTimeout }: { isTimeout: boolean }) {
  const { t } = useTranslation();
  const { again } = useNavigation();
  return (
    <div className={`wrap narrow stack ${styles.page}`}>
      <h1 tabIndex={-1}>{t('offline.title')}</h1>
      <p>{t(isTimeout ? 'offline.timeout' : 'offline.text')}</p>
      <Button look="signal" onClick={again}>
        {t('error.again')}
      </Button>
    </div>
  );
}
