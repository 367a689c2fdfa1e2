/** Stands where content will be, about its size, so that nothing jumps. */
import styles from './skeleton.module.css';

export function Skeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}
