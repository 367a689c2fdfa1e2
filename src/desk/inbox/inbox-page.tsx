/** What people wrote to the shop: what has waited too long on top, then what waits, then what was settled lately. */
import type { InboxEntry } from '../../../domain/contract/desk-inbox.ts';
import { inboxStates } from '../../../domain/desk/inbox.ts';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { useDesk } from '../room/context.ts';
import { Row, Rows } from '../room/rows.tsx';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './inbox.module.css';

export function InboxPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.inbox);
  useHeading(words.inbox.title);
  const entries = data?.entries ?? [];
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.inbox.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data?.entries.length === 0 && <p>{words.inbox.nothing}</p>}
      {(['late', ...inboxStates] as const).map((section) => {
        const here = entries.filter(({ state, isLate }) =>
          section === 'late' ? isLate : state === section && !isLate,
        );
        if (here.length === 0) return null;
        return (
          <Rows key={section} title={words.inbox.sections[section]} count={here.length}>
            {here.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </Rows>
        );
      })}
    </div>
  );
}

function EntryLine({ entry }: { readonly entry: InboxEntry }) {
  const { words } = useDesk();
  const { id, kind, fullName, car, beginning, photoCount, receivedAt, isLate } = entry;
  return (
    <Row href={`/posta/${id}`} className={styles.entry}>
      <strong>{fullName}</strong>
      <span className="muted small">{words.days(daysBetween(receivedAt, now()))}</span>
      <span className={styles.about}>
        {car || words.inbox.kinds[kind]}
        {photoCount > 0 && ` · ${words.inbox.photos(photoCount)}`}
      </span>
      <span className={styles.beginning}>{beginning}</span>
      {isLate && <strong className={styles.late}>{words.inbox.late}</strong>}
    </Row>
  );
}
