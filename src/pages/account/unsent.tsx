/** What was written to the shop and has not gone, on the way out of the account: it is carried first, or asked about. */
import { after, now } from '../../browser/time.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { carryLetters } from '../../offline/letters/carry-letters.ts';
import { readLetters } from '../../offline/letters/letter-box.ts';
import { isUnsent } from '../../offline/letters/letter.ts';
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

/** How many letters the shop does not have, after a last try of some seconds. */
export async function countUnsent(): Promise<number> {
  if ((await readLetters()).length === 0) return 0;
  await Promise.race([
    carryLetters((...call) => fetch(...call), now),
    new Promise<void>((resolve) => void after(patienceMs, resolve)),
  ]);
  return (await readLetters()).filter(isUnsent).length;
}
