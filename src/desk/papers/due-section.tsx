/** Orders that are to have an invoice or a credit note and have none yet: issued one by one, or all with one press. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { DuePaper, IssuedPapers } from '../../../domain/contract/desk-papers.ts';
import { formatDay } from '../../../domain/format.ts';
import { Problem } from '../../../domain/problem.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import { Violations, violationsIn } from './why-refused.tsx';
import styles from './papers.module.css';

type DueSectionProps = {
  readonly due: readonly DuePaper[];
  /** Something was issued, or was found out not to be possible. */
  readonly onIssued: () => Promise<void>;
};

export function DueSection({ due, onIssued }: DueSectionProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failedAt } = useActs();
  const [outcome, setOutcome] = useState<IssuedPapers>({ issued: [], refused: [] });
  const said = words.papers;

  const issue = (at: string, work: () => Promise<IssuedPapers>) =>
    act(at, async () => {
      setOutcome({ issued: [], refused: [] });
      setOutcome(await work());
      await onIssued();
    });

  async function issueOne(orderNumber: string): Promise<IssuedPapers> {
    try {
      const { issued } = await calls.issueOrderPapers(orderNumber);
      return { issued, refused: [] };
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'invoice_would_be_refused') throw error;
      return { issued: [], refused: [{ orderNumber, violations: violationsIn(error.extra) }] };
    }
  }

  return (
    <section className={styles.section} aria-labelledby="due">
      <h2 id="due">
        {said.due} {due.length > 0 && <span className="muted">{due.length}</span>}
      </h2>
      {due.length === 0 && <p className="muted">{said.nothingDue}</p>}
      {due.length > 0 && (
        <ul className={styles.list}>
          {due.map((each) => (
            <li key={`${each.orderNumber} ${each.what}`} className={styles.line}>
              <DueLine due={each} />
              <Button
                isLarge
                isBusy={isBusy}
                aria-label={said.issueOf(each.orderNumber)}
                onClick={() => void issue(each.orderNumber, () => issueOne(each.orderNumber))}
              >
                {said.issue}
              </Button>
              <Said failed={failedAt(each.orderNumber)} />
            </li>
          ))}
        </ul>
      )}
      {due.length > 1 && (
        <div className={styles.actions}>
          <Button isLarge look="signal" isBusy={isBusy} onClick={() => void issue('all', calls.issueDue)}>
            {said.issueAll(due.length)}
          </Button>
        </div>
      )}
      <Said failed={failedAt('all')} />
      <p role="status" className={styles.status}>
        {said.issued(outcome.issued)}
      </p>
      {outcome.refused.map(({ orderNumber, violations }) => (
        <div key={orderNumber} className="stack">
          <Notice tone="bad">{said.notIssued(orderNumber)}</Notice>
          <Violations violations={violations} />
          <div className={styles.actions}>
            <Link href={`/documenti/ordini/${orderNumber}`} className={buttonClass({ isLarge: true })}>
              {said.putRight}
            </Link>
          </div>
        </div>
      ))}
    </section>
  );
}

function DueLine({ due: { orderNumber, purchasedAt, buyer, what, daysLate } }: { readonly due: DuePaper }) {
  const { words, locale } = useDesk();
  const said = words.papers;
  return (
    <div className={styles.words}>
      <p>
        <Link href={`/documenti/ordini/${orderNumber}`} className="reach">
          {orderNumber}
        </Link>{' '}
        · {said.dueKinds[what]}
      </p>
      <p className="muted small">
        {buyer} · {said.paidOn(formatDay(purchasedAt, locale))}
      </p>
      {daysLate > 0 && <p className={styles.late}>{said.late(daysLate)}</p>}
    </div>
  );
}
