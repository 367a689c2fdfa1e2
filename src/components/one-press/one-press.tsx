/**
 * A page that a link in a mail leads to: one button does what the link is for. Programs that look into mails open links
 * but press no buttons, so that none of them subscribes or unsubscribes anybody.
 */
import { useEffect, useState } from 'react';
import { focusHeading } from '../../browser/page-lifecycle.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';

type OnePressProps = {
  /** What is asked for and what it means; in the person's language, like the rest. */
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly doneText: string;
  readonly act: () => Promise<unknown>;
};

export function OnePress({ title, text, button, done, doneText, act: doIt }: OnePressProps) {
  const { t } = useTranslation();
  const { act, failure, isBusy } = useAct();
  const [isDone, setDone] = useState(false);
  // A link that is spent is never taken again: what it was for goes, and the way on remains.
  const isSpent = failure === 'newsletter_token_invalid' || failure === 'mailbox_token_invalid';
  useEffect(() => {
    if (isDone || isSpent) focusHeading();
  }, [isDone, isSpent]);

  const press = () =>
    act(async () => {
      await doIt();
      setDone(true);
    });

  return (
    <EmptyState scene="lettera" title={isDone ? done : title}>
      {!isSpent && <p>{isDone ? doneText : text}</p>}
      {!isDone && <FormProblem failure={failure} />}
      {!isDone && !isSpent && (
        <Button look="signal" isLarge isWide isBusy={isBusy} onClick={() => void press()}>
          {isBusy ? t('form.busy') : button}
        </Button>
      )}
    </EmptyState>
  );
}
