/** Parts side by side: two on a phone, as many as fit on a desktop. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { PartCard } from './part-card.tsx';
import styles from './part-grid.module.css';

export function PartGrid({ parts }: { parts: readonly PartSummary[] }) {
  return (
    <ul className={styles.grid}>
      {parts.map((part) => (
        <li key={part.id} className={styles.cell}>
          <PartCard part={part} />
        </li>
      ))}
    </ul>
  );
}
