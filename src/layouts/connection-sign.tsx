/** Calm words over the page while the shop cannot be reached, and how old what it shows is. */
import type { TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import { formatDay, formatShortDay, formatTime } from '../../domain/format.ts';
import { now } from '../lib/browser.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useLocale, useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './connection-sign.module.css';

export function ConnectionSign() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { connection } = useStores();
  const [isLost, keptAt] = [connection.isLost.value, connection.keptAt.value];
  // That there may be more matters more than how old this is.
  const age = connection.isOfSeen.value ? t('connection.ofSeen') : keptAt && asOf(keptAt, locale, t);
  const words = [isLost && t('connection.lost'), age].filter(Boolean);
  return (
    <div className={styles.place} aria-live="polite">
      {words.length > 0 && (
        <p className={styles.sign}>
          <Icon name={isLost ? 'offline' : 'clock'} />
          {words.join(' · ')}
        </p>
      )}
    </div>
  );
}

function asOf(keptAt: number, locale: Locale, t: TFunction): string {
  const [then, today] = [keptAt, now()].map((at) => new Date(at).toISOString()) as [string, string];
  return formatDay(then, locale) === formatDay(today, locale)
    ? t('connection.asOfTime', { time: formatTime(then, locale) })
    : t('connection.asOfDay', { day: formatShortDay(then, locale) });
}
