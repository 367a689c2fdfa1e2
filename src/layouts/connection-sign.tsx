/** Calm words above the page while the shop cannot be reached or is slow to answer, and how old what it shows is. */
import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import { formatDay, formatShortDay, formatTime } from '../../domain/format.ts';
import { after, now } from '../browser/time.ts';
import { useNavigation } from '../lib/navigation.tsx';
import { useKnown } from '../lib/use-known.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useLocale, useStores } from '../stores/stores.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './connection-sign.module.css';

/** Who has waited so long for a page wants to know that it is still on its way. */
const slowAfterMs = 3_000;

export function ConnectionSign() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { connection } = useStores();
  const isLost = useKnown(connection.isLost, false);
  const cachedAt = useKnown(connection.cachedAt, undefined);
  const isOf = useKnown(connection.isOf, undefined);
  const isPortal = useKnown(connection.isPortal, false) && isLost;
  // That there may be more matters more than how old this is.
  const age = isOf ? t(`connection.of.${isOf}`) : cachedAt && asOf(cachedAt, locale, t);
  const isSlow = useSlow();
  const lost = isLost && !isPortal && t('connection.lost');
  const words = [lost || (!isLost && isSlow && t('connection.slow')), age].filter(Boolean);
  return (
    <div className={styles.place} aria-live="polite">
      {(isPortal || words.length > 0) && (
        <p className={styles.sign}>
          <Icon name={isLost ? 'offline' : 'clock'} />
          <span>
            {/* No worker answers this address: what opens is the network's own page. */}
            {isPortal && (
              <a href="/healthz" target="_blank" rel="noopener">
                {t('connection.portal')}
              </a>
            )}
            {isPortal && age && ' · '}
            {words.join(' · ')}
          </span>
        </p>
      )}
    </div>
  );
}

/** Whether the next page has been on its way for long. */
function useSlow(): boolean {
  const isMoving = useKnown(useNavigation().isMoving, false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isMoving) return after(slowAfterMs, () => setSlow(true));
    return setSlow(false);
  }, [isMoving]);
  return isSlow;
}

function asOf(cachedAt: number, locale: Locale, t: TFunction): string {
  const [then, today] = [cachedAt, now()].map((at) => new Date(at).toISOString()) as [string, string];
  return formatDay(then, locale) === formatDay(today, locale)
    ? t('connection.asOfTime', { time: formatTime(then, locale) })
    : t('connection.asOfDay', { day: formatShortDay(then, locale) });
}
