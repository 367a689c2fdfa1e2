/** A sentence that has to be noticed: something failed, or something to know before going on. */
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export function Notice({ tone = 'info', children }: { tone?: 'info' | 'bad'; children: ReactNode }) {
  return (
    <p
      className={tone === 'bad' ? `${styles.notice} ${styles.bad}` : styles.notice}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      {children}
    </p>
  );
}
