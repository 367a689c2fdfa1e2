/** Why somebody who registered lately has no welcome discount, and the way to it where there is one. Comes with its own code: most have it, or expect none. */
import { useState } from 'react';
import { policies } from '../../../shop.config.ts';
import type { Quote } from '../../../domain/contract/buying.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';

export function NoWelcome({ reason }: { readonly reason: NonNullable<Quote['noWelcome']> }) {
  const { t } = useTranslation();
  if (reason === 'used') return <p className="small">{t('totals.welcomeUsed')}</p>;
  return <UnprovenMailbox />;
}

function UnprovenMailbox() {
  const { t } = useTranslation();
  const { api } = useStores();
  const { act, failure, isBusy } = useAct();
  const [isSent, setSent] = useState(false);

  const send = () =>
    act(async () => {
      await accountCalls(api).mailboxLink();
      setSent(true);
    });

  return (
    <div className="stack small">
      <p>{t('totals.welcomeUnproven', { percent: policies.welcomeDiscount.percent })}</p>
      <FormProblem failure={failure} />
      <p role="status">{isSent && t('totals.welcomeLinkSent')}</p>
      {!isSent && (
        <Button look="quiet" isBusy={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'form.busy' : 'totals.welcomeLink')}
        </Button>
      )}
    </div>
  );
}
