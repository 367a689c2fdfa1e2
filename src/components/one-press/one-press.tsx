/**
 * A page that a link in a mail leads to: one button does what the link is for. Programs that look into mails open links
 * but press no buttons, so that none of them subscribes or unsubscribes anybody.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../domain/problem.ts';
import { focusHeading } from '../../lib/browser.ts';
import { ConnectionLost } from '../../lib/connection-lost.ts';
import type { FormFailure } from '../../lib/form.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormProblem } from '../form-problem/form-problem.tsx';

type OnePressProps = {
  /** What is asked for and what it means; in the person's language, like the rest. */
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly doneText: string;
  readonly act: () => Promise<unknown>;
};

export function OnePress({ title, text, button, done, doneText, act }: OnePressProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState<FormFailure>();
  const isDone = state === 'done';
  useEffect(() => {
    if (isDone) focusHeading();
  }, [isDone]);

  async function press(): Promise<void> {
    setState('busy');
    setFailure(undefined);
    try {
      await act();
      setState('done');
    } catch (error) {
      setState('asking');
      if (error instanceof ConnectionLost) return setFailure('connection_lost');
      if (!(error instanceof Problem)) throw error;
      setFailure(error.code);
    }
  }

  return (
    <div className="wrap narrow stack message">
      <h1 tabIndex={-1}>{isDone ? done : title}</h1>
      <p>{isDone ? doneText : text}</p>
      {!isDone && (
        <>
          <FormProblem failure={failure} />
          <Button look="signal" isLarge isWide isBusy={state === 'busy'} onClick={() => void press()}>
            {state === 'busy' ? t('form.busy') : button}
          </Button>
        </>
      )}
    </div>
  );
}
