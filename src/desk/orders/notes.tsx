/** What the yard notes of an order for itself. */
import { useRef } from 'react';
import type { WholeDeskOrder } from '../../../domain/contract/desk.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './order.module.css';

type NotesProps = { readonly order: WholeDeskOrder; readonly onWritten: (order: WholeDeskOrder) => void };

export function Notes({ order, onWritten }: NotesProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  /** A note that was sent in vain, and perhaps arrived, is the same note when it is sent again. */
  const key = useRef(crypto.randomUUID());
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
        className="stack"
        onSubmit={(event) => {
          const form = event.currentTarget;
          const { text = '' } = valuesOf(event);
          void act(async () => {
            onWritten(await calls.writeNote(order.orderNumber, key.current, text));
            key.current = crypto.randomUUID();
            form.reset();
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
