/** The tag that a dismantler ties to a part: its number on a yellow label with a punched hole. */
import styles from './tag.module.css';

/** For what is no number of a part and hangs on a tag all the same. */
export const tagClass = styles.tag;

type TagProps = {
  /** Nothing hangs there without one. */
  readonly number: string;
  readonly isBig?: boolean;
  /** What the number is, for those who do not see that it stands on a tag; where nothing beside it says so. */
  readonly label?: string;
};

export function Tag({ number, isBig = false, label }: TagProps) {
  if (!number) return null;
  return (
    <span data-tag className={isBig ? `${styles.tag} ${styles.big}` : styles.tag}>
      {label && <span className="hidden">{label} </span>}
      {number}
    </span>
  );
}
