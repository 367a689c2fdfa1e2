/** The tag that a dismantler ties to a part: its number on a yellow label with a punched hole. */
import styles from './tag.module.css';

/** For what is no number of a part and hangs on a tag all the same. */
export const tagClass = styles.tag;

export function Tag({ number, isBig = false, label }: { number: string; isBig?: boolean; label: string }) {
  return (
    <span data-tag className={isBig ? `${styles.tag} ${styles.big}` : styles.tag}>
      <span className="hidden">{label} </span>
      {number}
    </span>
  );
}
