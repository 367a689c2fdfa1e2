/** What was written to the shop and has not gone, on the way out of the account: it is sent first, or asked about. */
import { after, now } from '../../browser/time.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { flushOutbox } from '../../offline/outbox/flush.ts';
import { readOutbox } from '../../offline/outbox/outbox.ts';
import { isUnsent } from '../../offline/outbox/outbox-item.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';

type UnsentQuestionProps = {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

export function UnsentQuestion({ count, onLeave, onStay }: UnsentQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className="stack" role="group" aria-label={t('account.signOut')}>
      <Notice>{t('account.unsent', { count })}</Notice>
      <div className={styles.answers}>
        <Button look="quiet" onClick={onLeave}>
          {t('account.leaveAnyway')}
        </Button>
        <Button look="quiet" autoFocus onClick={onStay}>
          {t('account.stay')}
        </Button>
      </div>
    </div>
  );
}

/** On a line that hangs nobody stands there for longer: what has not gone by then is asked about. */
const patienceMs = 4_000;

/** How much of what was written the shop does not have, after a last try of some seconds. */
export async function countUnsent(): Promise<number> {
  if ((await readOutbox()).length === 0) return 0;
  await Promise.race([
    flushOutbox((...call) => fetch(...call), now),
    new Promise<void>((resolve) => void after(patienceMs, resolve)),
  ]);
  return (await readOutbox()).filter(isUnsent).length;
}
