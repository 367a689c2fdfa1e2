/** The tag that a dismantler ties to a part: its number on a yellow label with a punched hole. */
import styles from './tag.module.css';

export function Tag({ number, isBig = false, label }: { number: string; isBig?: boolean; label: string }) {
  return (
    <span className={isBig ? `${styles.tag} ${styles.big}` : styles.tag}>
      <span className="hidden">{label} </span>
      {number}
    </span>
  );
}
