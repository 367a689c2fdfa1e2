/** Where one is signed in, ended one by one or all but this. */
import { browserName } from '../../../domain/browser-name.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './me.module.css';

export function Sessions() {
  const { calls, words, locale } = useDesk();
  const { data, failed, reload } = useLoaded(calls.sessions);
  const { act, isBusy, failed: actFailed } = useAct();
  const end = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      await reload();
    });
  return (
    <section className={`panel ${styles.section}`}>
      <h2>{words.me.sessions}</h2>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      <Said failed={actFailed} />
      <ul className={styles.list}>
        {(data ?? []).map(({ id, userAgent, seenAt, isCurrent }) => (
          <li key={id} className={styles.line}>
            <span className={styles.browser}>
              {isCurrent && <strong>{words.me.thisOne} · </strong>}
              {Object.values(browserName(userAgent)).filter(Boolean).join(', ') || userAgent}{' '}
              <span className="muted small">{formatMoment(seenAt, locale)}</span>
            </span>
            {!isCurrent && (
              <Button isLarge isBusy={isBusy} onClick={() => void end(() => calls.endSession(id))}>
                {words.me.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(data?.length ?? 0) > 1 && (
        <div>
          <Button isLarge isBusy={isBusy} onClick={() => void end(calls.endOtherSessions)}>
            {words.me.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}
