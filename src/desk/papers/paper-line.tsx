/** A document in a list of them: what it is, over how much, and what has become of it. */
import { Link } from 'wouter';
import type { DeskPaper } from '../../../domain/contract/desk-papers.ts';
import { formatDay } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import styles from './papers.module.css';

type PaperLineProps = {
  readonly paper: DeskPaper;
  readonly isChosen: boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
  readonly onChoose: (number: string, isChosen: boolean) => void;
};

export function PaperLine({ paper, isChosen, isFull, onChoose }: PaperLineProps) {
  const { words } = useDesk();
  return (
    <li className={styles.chosen}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          aria-label={words.papers.choose(paper.number)}
          onChange={({ target }) => onChoose(paper.number, target.checked)}
        />
      </label>
      <PaperLink paper={paper} />
    </li>
  );
}

export function PaperLink({ paper }: { readonly paper: DeskPaper }) {
  const { words, locale } = useDesk();
  const { number, kind, day, orderNumber, buyer, total, state, refusal } = paper;
  const said = words.papers;
  return (
    <Link href={`/documenti/${number}`} className={styles.paper ?? ''}>
      <span className={styles.number}>{number}</span>
      <span className={styles.total}>{formatMoney(total, locale)}</span>
      <span>{buyer}</span>
      <span className={state === 'refused' ? styles.refused : styles.state}>{said.states[state]}</span>
      <span className={styles.facts}>
        {said.kinds[kind]} · {formatDay(day, locale)} ·{' '}
        <span className={styles.whole}>{said.order(orderNumber)}</span>
      </span>
      {state === 'refused' && refusal && <span className={styles.facts}>{refusal}</span>}
    </Link>
  );
}
