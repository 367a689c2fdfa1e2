/** The line drawing of a kind of part, for a part without a photo. It says nothing that the name does not: screen readers skip it. */
import styles from './drawing.module.css';
import sprite from './drawings.svg?no-inline';

/**
 * As wide as its place allows, 3 to 2; where it stands large, the place sets `--pen: 1.5`.
 *
 * @param kind slug of the kind of part, or of a group, whose drawing what is "other" of it has as well
 */
export function Drawing({ kind }: { readonly kind: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
      <use href={`${sprite}#${kind.replace('altro-', '')}`} />
    </svg>
  );
}
