/** Calm words over the page while the shop cannot be reached, and how old what it shows is. */
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../domain/format.ts';
import { useLocale, useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './connection-sign.module.css';

export function ConnectionSign() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { connection } = useStores();
  const keptAt = connection.keptAt.value;
  const when = keptAt && formatMoment(new Date(keptAt).toISOString(), locale);
  const words = [
    connection.isLost.value && t('connection.lost'),
    when && t('connection.asOf', { when }),
  ].filter(Boolean);
  return (
    <div className={styles.place} role="status">
      {words.length > 0 && (
        <p className={styles.sign}>
          <Icon name={connection.isLost.value ? 'offline' : 'clock'} />
          {words.join(' · ')}
        </p>
      )}
    </div>
  );
}
