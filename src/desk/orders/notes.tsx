/** What the yard notes of an order for itself. */
import { useState } from 'react';
import * as z from 'zod/mini';
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import { readDraft, saveDraft } from '../../lib/form/draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { leftEmpty } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './order.module.css';

type NotesProps = { readonly order: WholeDeskOrder; readonly onWritten: (order: WholeDeskOrder) => void };

export function Notes({ order, onWritten }: NotesProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  const { draft, write, restart } = useNoteDraft(order.orderNumber);
  return (
    <section className={styles.section}>
      <h2>{words.notes.title}</h2>
      <p className="muted small">{words.notes.about}</p>
      {order.notes.length > 0 && (
        <ul className={styles.notes}>
          {order.notes.map(({ id, author, text, writtenAt }) => (
            <li key={id}>
              <p className={styles.noteText}>{text}</p>
              <p className="muted small">
                {author} · {formatMoment(writtenAt, locale)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-label={words.notes.title}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const missing = leftEmpty(draft, ['text']);
          if (missing.length > 0) return refuse(missing);
          void act(async () => {
            onWritten(await calls.writeNote(order.orderNumber, draft.key, draft.text));
            restart();
          });
        }}
      >
        <Said failed={failed} />
        <AreaField
          label={words.notes.text}
          name="text"
          required
          rows={2}
          maxLength={1_000}
          value={draft.text}
          onChange={({ currentTarget }) => {
            forget();
            write(currentTarget.value);
          }}
          error={fieldError(words, failed, 'text')}
        />
        <div>
          <Button type="submit" isLarge isBusy={isBusy}>
            {words.notes.write}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** `key`: a note that was sent in vain, and perhaps arrived, is the same note when it is sent again. */
const NoteDraft = z.object({ key: z.uuid(), text: z.string() });
const begin = (): z.infer<typeof NoteDraft> => ({ key: crypto.randomUUID(), text: '' });

/** The note that is being written: it stays with the tab until it was taken, over a reload and another screen. */
function useNoteDraft(orderNumber: string) {
  const name = `desk-note ${orderNumber}`;
  const [draft, setDraft] = useState(() => NoteDraft.safeParse(readDraft(name)).data ?? begin());
  return {
    draft,
    write(text: string): void {
      const next = { ...draft, text };
      setDraft(next);
      saveDraft(name, text === '' ? undefined : next);
    },
    restart(): void {
      setDraft(begin());
      saveDraft(name, undefined);
    },
  };
}
