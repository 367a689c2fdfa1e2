/** The one thing to do on a screen: in its place where there is room, and at the thumb on a phone, wherever one reads. */
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

type ActionBarProps = {
  /** What it costs, as it is written; said beside the button on a phone only, since it stands elsewhere already. */
  readonly amount: string;
  /** What should be known before it is pressed, in three words: under the amount, and said elsewhere in full too. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

export function ActionBar({ amount, note, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.amount} aria-hidden="true">
        {amount}
        {note && <small>{note}</small>}
      </span>
      {children}
    </div>
  );
}
