/** What a button does that is no form's: once at a time, and with the reason when it was not taken. */
import { useRef, useState } from 'react';
import { failureOf, type Failure } from '../../lib/failure.ts';

/** `failure` is for `FormProblem`. A second press while the first is under way does nothing. */
export function useAct(): {
  readonly act: (work: () => Promise<void>) => Promise<void>;
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
} {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const isActing = useRef(false);

  async function act(work: () => Promise<void>): Promise<void> {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  }

  return { act, failure, isBusy };
}
