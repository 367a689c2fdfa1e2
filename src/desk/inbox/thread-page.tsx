/** What somebody wrote, with its photos and what was answered; and the answer to it. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { InboxThread } from '../../../domain/contract/desk-inbox.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { photoOf } from '../room/inbox-calls.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnsweredPart } from './answered-part.tsx';
import styles from './inbox.module.css';

export function ThreadPage({ id }: { readonly id: string }) {
  const { calls, words } = useDesk();
  const { data: thread, failed, reload, setData } = useLoaded(() => calls.thread(id), id);
  const { act, isBusy, failed: actFailed } = useAct();
  const [isClosing, setClosing] = useState(false);
  const title = thread ? `${words.inbox.thread[thread.kind]} ${thread.reference}` : words.inbox.title;
  useHeading(title);
  return (
    <div className="stack">
      <p>
        <Link href="/posta" className="reach">
          {words.inbox.back}
        </Link>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {!thread && <Waiting failed={failed} onAgain={() => void reload()} />}
      {thread && (
        <>
          <p>
            <strong className={thread.isLate ? styles.late : undefined}>
              {thread.isLate ? words.inbox.late : words.inbox.states[thread.state]}
            </strong>
          </p>
          <Written thread={thread} />
          <Answers thread={thread} onChanged={setData} />
          <AnswerForm thread={thread} onAnswered={setData} />
          <Said failed={actFailed} />
          <div className={styles.actions}>
            {thread.state === 'open' ? (
              <Button isLarge onClick={() => setClosing(true)}>
                {words.inbox.close}
              </Button>
            ) : (
              <Button
                isLarge
                isBusy={isBusy}
                onClick={() => void act(async () => setData(await calls.closeThread(id, false)))}
              >
                {words.inbox.reopen}
              </Button>
            )}
          </div>
          {isClosing && (
            <AskDialog
              title={words.inbox.closing}
              doing={words.inbox.close}
              onDo={async () => {
                setData(await calls.closeThread(id, true));
                setClosing(false);
              }}
              onClose={() => setClosing(false)}
            >
              <p>{words.inbox.closingText}</p>
            </AskDialog>
          )}
        </>
      )}
    </div>
  );
}

function Written({ thread }: { readonly thread: InboxThread }) {
  const { words, locale } = useDesk();
  const { id, kind, fullName, email, phoneNumber, car, quantity, message, photoCount, receivedAt } = thread;
  return (
    <section className={`stack ${styles.message}`}>
      <p>
        <strong>{fullName}</strong> · {formatMoment(receivedAt, locale)}
        <br />
        <a href={`mailto:${email}`} className="reach">
          {email}
        </a>
        {phoneNumber && (
          <>
            <br />
            <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`} className="reach">
              {phoneNumber}
            </a>
          </>
        )}
      </p>
      {kind === 'part' && (
        <p>
          {words.inbox.car}: {car} · {words.inbox.quantity}: {quantity}
        </p>
      )}
      <p className={styles.text}>{message}</p>
      {photoCount > 0 && (
        <ul className={styles.photos}>
          {Array.from({ length: photoCount }, (_, position) => (
            <li key={position}>
              <a href={photoOf(id, position)} target="_blank" rel="noreferrer">
                <img src={photoOf(id, position)} alt={words.inbox.photo(position + 1)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type AnswersProps = {
  readonly thread: InboxThread;
  readonly onChanged: (thread: InboxThread) => void;
};

function Answers({ thread: { id: threadId, answers }, onChanged }: AnswersProps) {
  const { locale } = useDesk();
  if (answers.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answers.map(({ id, author, text, parts, writtenAt }) => (
        <li key={id} className={styles.message}>
          <p className="muted small">
            {author} · {formatMoment(writtenAt, locale)}
          </p>
          <p className={styles.text}>{text}</p>
          {parts.map((part) => (
            <AnsweredPart key={part.id} threadId={threadId} part={part} onTakenBack={onChanged} />
          ))}
        </li>
      ))}
    </ul>
  );
}
