/** The way out of the account. What was written to the shop and has not gone is carried first, or asked about. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../domain/routes.ts';
import { now } from '../../lib/browser.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './account.module.css';

export function SignOut() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { session, toasts, forgetPerson } = useStores();
  const { navigate } = useNavigation();
  const [unsent, setUnsent] = useState(0);

  async function leave(): Promise<void> {
    try {
      await session.signOut();
      await forgetPerson();
      navigate(href(locale, 'home'));
    } catch {
      // Only the server can end a session.
      toasts.show(t('account.signOutFailed'), 'bad');
    }
  }

  async function ask(): Promise<void> {
    const left = await countUnsent();
    if (left === 0) await leave();
    else setUnsent(left);
  }

  if (unsent > 0)
    return (
      <div className="stack" role="group" aria-label={t('account.signOut')}>
        <Notice>{t('account.unsent', { count: unsent })}</Notice>
        <div className={styles.answers}>
          <Button look="quiet" onClick={() => void leave()}>
            {t('account.leaveAnyway')}
          </Button>
          <Button look="quiet" autoFocus onClick={() => setUnsent(0)}>
            {t('account.stay')}
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <Button look="quiet" onClick={() => void ask()}>
        {t('account.signOut')}
      </Button>
    </div>
  );
}

/** Those that the shop does not have, after a last try. */
async function countUnsent(): Promise<number> {
  const [{ carryLetters }, { readLetters }] = await Promise.all([
    import('../../offline/letters/carry-letters.ts'),
    import('../../offline/letters/letter-box.ts'),
  ]);
  if ((await readLetters()).length === 0) return 0;
  await carryLetters((...call) => fetch(...call), now);
  return (await readLetters()).filter(({ fate }) => fate !== 'sent').length;
}
