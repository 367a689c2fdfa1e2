/** "Documenti": what is to be issued, and the invoices and credit notes that were. The owner's alone. */
import { Link } from 'wouter';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { DueSection } from './due-section.tsx';
import { PaperList } from './paper-list.tsx';
import { useNarrowing } from './use-narrowing.ts';
import styles from './papers.module.css';

export function PapersPage() {
  const { calls, words } = useDesk();
  const { narrowing, narrow } = useNarrowing();
  const due = useLoaded(calls.duePapers);
  const list = useLoaded(() => calls.papers(narrowing), JSON.stringify(narrowing));
  useRefetchAfterConflict(due.reload);
  useRefetchAfterConflict(list.reload);
  const said = words.papers;
  useHeading(said.title);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{said.title}</h1>
      {due.data?.since === null && (
        <Notice>
          {said.notSetUp} <span className="small">{said.notSetUpWhere}</span>
        </Notice>
      )}
      {!due.data && <Waiting failed={due.failed} onAgain={() => void due.reload()} />}
      {due.data && (
        <DueSection
          due={due.data.due}
          onIssued={async () => {
            await Promise.all([due.reload(), list.reload()]);
          }}
        />
      )}
      <PaperList
        // What was chosen is chosen from what is shown.
        key={JSON.stringify(narrowing)}
        narrowing={narrowing}
        onNarrow={narrow}
        list={list}
      />
      <p>
        <Link href="/documenti/corrispettivi" className={styles.further ?? ''}>
          {words.takings.title}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
