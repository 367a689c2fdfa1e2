/** The shop's sign: the dismantler's tag and the name. The link around it says where it leads. */
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M7.4 2H20a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 20 22H7.4a2.5 2.5 0 0 1-1.8-.7L2.2 17.8a2.5 2.5 0 0 1-.7-1.8V8a2.5 2.5 0 0 1 .7-1.8l3.4-3.5A2.5 2.5 0 0 1 7.4 2zM8.5 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"
        />
      </svg>
      smonto
    </span>
  );
}
