/** A field for programs that fill in whatever they find. Whoever fills it in is answered, and nothing happens. */
import styles from './honeypot.module.css';

export function Honeypot() {
  return (
    <input name="website" aria-label="Website" className={styles.honeypot} tabIndex={-1} autoComplete="off" />
  );
}
