/** The answer to what somebody wrote, with parts that are in stock. It goes out by mail. */
import { useState } from 'react';
import { answerPartsMax, type InboxThread } from '../../../domain/contract/desk-inbox.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { failureOf } from '../../lib/failure.ts';
import { AreaField, Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import styles from './inbox.module.css';

type AnswerFormProps = {
  readonly thread: InboxThread;
  /** Also where an earlier one turns out to have gone out. */
  readonly onAnswered: (thread: InboxThread) => void;
};

export function AnswerForm({ thread, onAnswered }: AnswerFormProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const { key, text, parts, change, renewKey, restart } = useAnswerDraft(thread.id);
  const wentOut = failed?.code === 'idempotency_key_reused';
  const isSold = failed?.errors.some(({ path }) => path.startsWith('partIds'));
  return (
    <section className="stack">
      <h2>{words.inbox.text}</h2>
      <p className="muted">{words.inbox.answers[thread.locale]}</p>
      <PartPicker
        chosen={parts}
        onAdd={(part) => change({ parts: [...parts, part] })}
        onTakeOut={({ id }) => change({ parts: parts.filter((part) => part.id !== id) })}
      />
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const partIds = parts.map(({ id }) => id);
          void act(async () => {
            try {
              onAnswered(await calls.answer(thread.id, key, { text, partIds }));
              restart();
            } catch (error) {
              if (failureOf(error) === 'idempotency_key_reused') {
                renewKey();
                onAnswered(await calls.thread(thread.id));
              }
              throw error;
            }
          });
        }}
      >
        {wentOut ? <Notice tone="bad">{words.inbox.wentOut}</Notice> : <Said failed={failed} />}
        {isSold && <p role="alert">{words.inbox.sold}</p>}
        <AreaField
          label={words.inbox.text}
          name="text"
          required
          rows={5}
          maxLength={4_000}
          value={text}
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

type PartPickerProps = {
  readonly chosen: readonly PartSummary[];
  readonly onAdd: (part: PartSummary) => void;
  readonly onTakeOut: (part: PartSummary) => void;
};

function PartPicker({ chosen, onAdd, onTakeOut }: PartPickerProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [found, setFound] = useState<readonly PartSummary[]>();
  const others = found?.filter(({ id }) => !chosen.some((part) => part.id === id));
  return (
    <div className={styles.parts}>
      <h3>{words.inbox.parts}</h3>
      <p className="muted small">{words.inbox.partsAbout}</p>
      {chosen.map((part) => (
        <div key={part.id} className={styles.part}>
          <PartWords part={part} />
          <Button aria-label={words.inbox.takeOut(part.name)} onClick={() => onTakeOut(part)}>
            −
          </Button>
        </div>
      ))}
      {chosen.length < answerPartsMax && (
        <form
          className={styles.find}
          onSubmit={(event) => {
            const { query = '' } = valuesOf(event);
            void act(async () => setFound(await calls.findParts(query, locale)));
          }}
        >
          <Field label={words.inbox.find} name="query" required maxLength={100} autoComplete="off" />
          <Button type="submit" isLarge isBusy={isBusy}>
            {words.inbox.search}
          </Button>
        </form>
      )}
      <Said failed={failed} />
      {found?.length === 0 && <p role="status">{words.inbox.noneFound}</p>}
      {chosen.length < answerPartsMax &&
        others?.map((part) => (
          <div key={part.id} className={styles.part}>
            <PartWords part={part} />
            <Button aria-label={words.inbox.add(part.name)} onClick={() => onAdd(part)}>
              +
            </Button>
          </div>
        ))}
    </div>
  );
}

function PartWords({ part }: { readonly part: PartSummary }) {
  const { locale } = useDesk();
  const { name, serialNumber, condition, discountedPrice, models } = part;
  const [model] = models;
  return (
    <span>
      {nameWithNumber(name, serialNumber)}
      <br />
      <span className="muted small">
        {condition} · {formatMoney(discountedPrice, locale)}
        {model && ` · ${model.brand.name} ${model.name}`}
      </span>
    </span>
  );
}
