/** What was written to the shop and has not gone would go with the person: they are asked. */
import { useTranslation } from '../../lib/use-translation.ts';
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
