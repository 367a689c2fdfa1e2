/** The answer that is being written: it stays with the tab until it went out, over a reload, another screen and an ended visit. */
import { useState } from 'react';
import * as z from 'zod/mini';
import type { NewAnswer } from '../../../domain/contract/desk-inbox.ts';
import { StockPart } from '../../../domain/contract/desk-stock.ts';
import { offerDays } from '../../../domain/private-offer.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { readPrice } from '../../../domain/written-price.ts';
import { readDraft, saveDraft } from '../../lib/form/draft.ts';

/** A part that the answer names; `price` as it was typed, empty for everybody's. */
const ChosenPart = z.object({ part: StockPart, price: z.string() });
export type ChosenPart = z.infer<typeof ChosenPart>;

const AnswerDraft = z.object({
  /** An answer that was sent in vain, and perhaps arrived, is the same answer when it is sent again. */
  key: z.uuid(),
  text: z.string(),
  parts: z.array(ChosenPart),
  offerDays: z.union(offerDays.map((days) => z.literal(days))),
});
export type AnswerDraft = z.infer<typeof AnswerDraft>;

const begin = (): AnswerDraft => ({ key: crypto.randomUUID(), text: '', parts: [], offerDays: 7 });

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
    draft,
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

/** What is sent of a draft, or which of its prices cannot be read. */
export function readAnswer({ text, parts, offerDays: days }: AnswerDraft): NewAnswer | FieldProblem[] {
  const faults = parts.flatMap(({ price }, at) =>
    price.trim() !== '' && readPrice(price) === undefined
      ? [{ path: `parts.${at}.price`, code: 'invalid_price' }]
      : [],
  );
  if (faults.length > 0) return faults;
  const named = parts.map(({ part: { id }, price }) => ({ id, price: readPrice(price) }));
  return { text, parts: named, offerDays: days };
}
