/** One signed-in browser in words: what it is, since when, and when it was seen. */
import type { Session } from '../../../domain/contract/profile.ts';
import { formatDay, formatMoment } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './personal.module.css';

/** `Chrome su Android`, or as much of it as the browser tells. */
export function useDeviceName(): (session: Session) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('personal.sessions.device', { browser, system });
    return browser ?? system ?? t('personal.sessions.unknown');
  };
}

export function SessionLine({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const deviceName = useDeviceName();
  return (
    <div>
      <p>
        <b>{deviceName(session)}</b>{' '}
        {session.isCurrent && <span className={styles.current}>{t('personal.sessions.current')}</span>}
      </p>
      <p className="muted small">
        {t('personal.sessions.since', { day: formatDay(session.createdAt, locale) })}
        <br />
        {t('personal.sessions.seen', { moment: formatMoment(session.seenAt, locale) })}
      </p>
    </div>
  );
}
