/** The way out of the account. What was written to the shop and has not gone is carried first, or asked about. */
import { useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { onDemand } from '../../lib/island.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';

const UnsentQuestion = onDemand(async () => (await import('./unsent-question.tsx')).UnsentQuestion);

export function SignOut() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session, toasts } = useStores();
  const { navigate } = useNavigation();
  const [unsent, setUnsent] = useState(0);

  async function leave(isSure: boolean): Promise<void> {
    try {
      const left = isSure ? 0 : await (await import('./count-unsent.ts')).countUnsent();
      if (left > 0) return setUnsent(left);
      await api.signOut();
      await session.left(true);
      navigate(href(locale, 'home'));
    } catch {
      // Only the server can end a session.
      toasts.show(t('account.signOutFailed'), 'bad');
    }
  }

  if (unsent > 0)
    return <UnsentQuestion count={unsent} onLeave={() => void leave(true)} onStay={() => setUnsent(0)} />;
  return (
    <div>
      <Button look="quiet" onClick={() => void leave(false)}>
        {t('account.signOut')}
      </Button>
    </div>
  );
}
