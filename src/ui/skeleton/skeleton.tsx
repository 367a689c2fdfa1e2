/** Stands where content will be, about its size, so that nothing jumps. */
import styles from './skeleton.module.css';

export function Skeleton({ size }: { size: 'line' | 'block' }) {
  return <div className={`${styles.skeleton} ${styles[size]}`} aria-hidden="true" />;
}
