/** The browsers that the person is signed in with, to be ended one by one or all but this one. */
import { useRef } from 'react';
import type { Session } from '../../../domain/contract/profile.ts';
import { formatDay, formatMoment } from '../../../domain/format.ts';
import { Problem } from '../../../domain/problem.ts';
import { FormProblem } from '../../components/form-problem/form-problem.tsx';
import { useAct } from '../../components/form-problem/use-act.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores, useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './personal.module.css';

type SessionsProps = {
  readonly sessions: readonly Session[];
  /** Some were ended: these are left. */
  readonly onLeft: (sessions: Session[]) => void;
};

export function Sessions({ sessions, onLeft }: SessionsProps) {
  const { t } = useTranslation();
  const { api, toasts } = useStores();
  const { endSessions } = accountCalls(api);
  const { act, failure } = useAct();
  const deviceName = useDeviceName();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  function settle(left: Session[], told: string): void {
    onLeft(left);
    toasts.show(told);
    // The button that was pressed is gone with its line.
    heading.current?.focus();
  }

  async function end(session: Session): Promise<void> {
    await endSessions(session.id).catch((error: unknown) => {
      // Ended from elsewhere, or over by itself.
      if (!(error instanceof Problem && error.code === 'session_not_found')) throw error;
    });
    settle(
      sessions.filter(({ id }) => id !== session.id),
      t('personal.sessions.ended', { device: deviceName(session) }),
    );
  }

  async function endOthers(): Promise<void> {
    await endSessions();
    settle(
      sessions.filter(({ isCurrent }) => isCurrent),
      t('personal.sessions.endedOthers'),
    );
  }

  return (
    <section className="panel stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('personal.sessions.title')}
      </h2>
      <FormProblem failure={failure} />
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionLine session={session} />
            {!session.isCurrent && (
              <Button onClick={() => void act(() => end(session))}>
                {t('personal.sessions.end')}
                <span className="hidden"> {deviceName(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button onClick={() => void act(endOthers)}>{t('personal.sessions.endOthers')}</Button>
        </div>
      )}
    </section>
  );
}

/** `Chrome su Android`, or as much of it as the browser tells. */
function useDeviceName(): (session: Session) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('personal.sessions.device', { browser, system });
    return browser ?? system ?? t('personal.sessions.unknown');
  };
}

/** One signed-in browser in words: what it is, since when, and when it was seen. */
function SessionLine({ session }: { readonly session: Session }) {
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
