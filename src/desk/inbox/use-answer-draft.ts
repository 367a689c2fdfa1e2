/** The answer that is being written: it stays with the tab until it went out, over a reload, another screen and an ended visit. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { PartSummary } from '../../../domain/contract/parts.ts';
import { readDraft, saveDraft } from '../../lib/form/draft.ts';

const AnswerDraft = z.object({
  /** An answer that was sent in vain, and perhaps arrived, is the same answer when it is sent again. */
  key: z.uuid(),
  text: z.string(),
  parts: z.array(PartSummary),
});
type AnswerDraft = z.infer<typeof AnswerDraft>;

const begin = (): AnswerDraft => ({ key: crypto.randomUUID(), text: '', parts: [] });

/** @param threadId of what is answered */
export function useAnswerDraft(threadId: string) {
  const name = `desk-answer ${threadId}`;
  const [draft, setDraft] = useState<AnswerDraft>(
    () => AnswerDraft.safeParse(readDraft(name)).data ?? begin(),
  );

  function change(changed: Partial<AnswerDraft>): void {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveDraft(name, next);
  }

  return {
    ...draft,
    change,
    /** What went out under the key was another answer: this one is a new one. */
    renewKey: () => change({ key: crypto.randomUUID() }),
    /** It went out: the next one begins empty. */
    restart(): void {
      setDraft(begin());
      saveDraft(name, undefined);
    },
  };
}
