/** What is seldom said, folded away under a sign that it opens. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './more.module.css';

type MoreProps = {
  readonly title: string;
  /** Whether it is open to begin with. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

export function More({ title, isOpen, children }: MoreProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {title} <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
