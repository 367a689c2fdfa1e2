/** Parts side by side: two on a phone, as many as fit on a desktop. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { PartCard } from './part-card.tsx';
import styles from './part-grid.module.css';

type PartGridProps = { readonly parts: readonly PartSummary[]; readonly heading?: 'h2' | 'h3' };

export function PartGrid({ parts, heading = 'h3' }: PartGridProps) {
  return (
    <ul className={styles.grid}>
      {parts.map((part) => (
        <li key={part.id} className={styles.cell}>
          <PartCard part={part} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
