/** The one thing to do on a screen: in its place where there is room, and at the thumb on a phone, wherever one reads. */
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

type ActionBarProps = {
  /** What it costs, as it is written; said beside the button on a phone only, since it stands elsewhere already. */
  readonly amount: string;
  readonly children: ReactNode;
};

export function ActionBar({ amount, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.amount} aria-hidden="true">
        {amount}
      </span>
      {children}
    </div>
  );
}
