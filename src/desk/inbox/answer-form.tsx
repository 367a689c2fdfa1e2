/** The answer to what somebody wrote, with parts that are in stock. It goes out by mail. */
import { useState } from 'react';
import type { InboxThread } from '../../../domain/contract/desk-inbox.ts';
import { offerDays } from '../../../domain/private-offer.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { failureOf } from '../../lib/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField, SelectField } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { PartPicker } from './part-picker.tsx';
import { readAnswer, useAnswerDraft, type AnswerDraft } from './use-answer-draft.ts';
import styles from './inbox.module.css';

type AnswerFormProps = {
  readonly thread: InboxThread;
  /** Also where an earlier one turns out to have gone out. */
  readonly onAnswered: (thread: InboxThread) => void;
};

export function AnswerForm({ thread, onAnswered }: AnswerFormProps) {
  const { words } = useDesk();
  const { draft, change, renewKey, restart } = useAnswerDraft(thread.id);
  const { send, isBusy, failed } = useSendAnswer(thread, draft, { onAnswered, renewKey, restart });
  const wentOut = failed?.code === 'idempotency_key_reused';
  const isSold = failed?.errors.some(({ code }) => code === 'out_of_stock');
  const isOffered = draft.parts.some(({ price }) => price.trim() !== '');
  return (
    <section className="stack">
      <h2>{words.inbox.text}</h2>
      <p className="muted">{words.inbox.answers[thread.locale]}</p>
      <PartPicker
        // What was found for an answer that went out is nothing for the next one.
        key={draft.key}
        chosen={draft.parts}
        priceError={(at) => fieldError(words, failed, `parts.${at}.price`)}
        onChange={(parts) => change({ parts })}
      />
      <form
        aria-label={words.inbox.text}
        className={`stack ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {isOffered && (
          <SelectField
            label={words.inbox.offerDays}
            name="offerDays"
            value={draft.offerDays}
            onChange={({ currentTarget: { selectedIndex } }) =>
              change({ offerDays: offerDays[selectedIndex] ?? 7 })
            }
          >
            {offerDays.map((days) => (
              <option key={days} value={days}>
                {words.inbox.forDays(days)}
              </option>
            ))}
          </SelectField>
        )}
        {wentOut ? <Notice tone="bad">{words.inbox.wentOut}</Notice> : <Said failed={failed} />}
        {isSold && <p role="alert">{words.inbox.sold}</p>}
        <AreaField
          label={words.inbox.text}
          name="text"
          required
          rows={5}
          maxLength={4_000}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          error={fieldError(words, failed, 'text')}
        />
        <div className={styles.actions}>
          <Button type="submit" look="signal" isLarge isBusy={isBusy}>
            {words.inbox.send}
          </Button>
        </div>
      </form>
    </section>
  );
}

type Outcomes = Pick<ReturnType<typeof useAnswerDraft>, 'renewKey' | 'restart'> &
  Pick<AnswerFormProps, 'onAnswered'>;

function useSendAnswer({ id }: InboxThread, draft: AnswerDraft, { onAnswered, renewKey, restart }: Outcomes) {
  const { calls } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [faults, setFaults] = useState<readonly FieldProblem[]>([]);

  async function send(): Promise<void> {
    const answer = readAnswer(draft);
    setFaults('text' in answer ? [] : answer);
    if (!('text' in answer)) return;
    await act(async () => {
      try {
        onAnswered(await calls.answer(id, draft.key, answer));
        restart();
      } catch (error) {
        if (failureOf(error) === 'idempotency_key_reused') {
          renewKey();
          onAnswered(await calls.thread(id));
        }
        throw error;
      }
    });
  }
  return { send, isBusy, failed: faults.length > 0 ? { code: 'invalid_body', errors: faults } : failed };
}
