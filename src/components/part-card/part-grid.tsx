/** Parts side by side: two on a phone, as many as fit on a desktop. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { PartCard, type Named } from './part-card.tsx';
import styles from './part-grid.module.css';

type PartGridProps = {
  readonly parts: readonly PartSummary[];
  readonly heading?: 'h2' | 'h3';
  /** Whether the grid is what the page begins with: its first row is then seen at once. */
  readonly isFirst?: boolean;
  readonly sought?: Named | undefined;
};

/** As many as a row has on a desktop, and two rows on a phone. */
const firstRow = 4;

export function PartGrid({ parts, heading = 'h3', isFirst = false, sought }: PartGridProps) {
  return (
    <ul className={styles.grid}>
      {parts.map((part, at) => (
        <li key={part.id} className={styles.cell}>
          <PartCard part={part} heading={heading} isFirst={isFirst && at < firstRow} sought={sought} />
        </li>
      ))}
    </ul>
  );
}
