/** A list of the desk under its name, with how many there are: each row is the way to the thing itself. */
import { Children, useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './rows.module.css';

type RowsProps = {
  readonly title: string;
  readonly count: number;
  /** One `Row` each. */
  readonly children: ReactNode;
};

export function Rows({ title, count, children }: RowsProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="muted">{count}</span>
      </h2>
      <ul className={styles.list}>
        {Children.map(children, (row) => (
          <li>{row}</li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly href: string;
  /** How what stands in it is laid out. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

export const Row = ({ href, className, children }: RowProps) => (
  <Link href={href} className={`${styles.row} ${className}`}>
    {children}
  </Link>
);
