/** The line drawing of a kind of part, for a part without a photo. It says nothing that the name does not: screen readers skip it. */
import { drawingOf } from './drawing-of.ts';
import styles from './drawing.module.css';
import sprite from './drawings.svg?no-inline';

type DrawingProps = {
  /** Slug of the kind of part, or of a group. */
  readonly kind: string;
  /** Slug of its group, for kinds that the shop has added itself. */
  readonly group?: string;
};

/** As wide as its place allows, 3 to 2; where it stands large, the place sets `--pen: 1.5`. */
export function Drawing({ kind, group }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
      <use href={`${sprite}#${drawingOf(kind, group)}`} />
    </svg>
  );
}
