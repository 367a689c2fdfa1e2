/** Something that a press does over the network: whether it is under way, and why it failed. */
import { useState } from 'react';
import { Problem, type FieldProblem } from '../../../domain/problem.ts';
import { failureOf } from '../../lib/failure.ts';
import { useDesk } from './context.ts';
import { isConflict, refetchShown } from './refetch.ts';

export type Failed = {
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** What the shop says beside it. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

export type Acting = {
  readonly isBusy: boolean;
  readonly failed: Failed | undefined;
  /** @returns whether it was done; a visit that is over leads back to the password */
  act(work: () => Promise<unknown>): Promise<boolean>;
  /** What was wrong is being put right: it is said no longer. */
  forget(): void;
  /** What was typed is not sent, as if the shop had refused it. */
  refuse(errors: readonly FieldProblem[]): void;
};

/** @returns undefined for a visit that is over, which is no matter of whoever asked */
export function failedOf(error: unknown, endVisit: () => void): Failed | undefined {
  const code = failureOf(error);
  if (code === 'unauthorized' || code === 'second_factor_required') {
    endVisit();
    return undefined;
  }
  return error instanceof Problem ? { code, errors: error.errors, extra: error.extra } : { code, errors: [] };
}

export function useAct(): Acting {
  const { endVisit } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  return {
    isBusy,
    failed,
    forget: () => setFailed(undefined),
    refuse: (errors) => setFailed({ code: 'invalid_body', errors }),
    async act(work) {
      setBusy(true);
      setFailed(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        // First what is so now, and then why it was refused: one screen says both.
        if (isConflict(error)) await refetchShown();
        setFailed(failedOf(error, endVisit));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** For a screen of several buttons: what went wrong is said at the one that was pressed. */
export function useActs() {
  const { act, isBusy, failed } = useAct();
  const [pressed, setPressed] = useState('');
  return {
    isBusy,
    failed,
    pressed,
    /** @param at a name of the button */
    act(at: string, work: () => Promise<unknown>): Promise<boolean> {
      setPressed(at);
      return act(work);
    },
    failedAt: (at: string): Failed | undefined => (at === pressed ? failed : undefined),
  };
}
