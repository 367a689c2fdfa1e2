/** One of the three steps of an order: its number on a tag, what it asks. */
import type { ReactNode } from 'react';
import { tagClass } from '../../ui/tag/tag.tsx';
import styles from './checkout.module.css';

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode };

export function Step({ number, title, children }: StepProps) {
  return (
    <section className="panel stack">
      <h2 className={styles.step}>
        <span className={tagClass}>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
